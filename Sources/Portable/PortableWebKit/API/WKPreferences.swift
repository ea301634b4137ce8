public import Foundation

/// What pages of a web view may do; it is kept and not looked at.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The smallest size of text, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts may open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Whether the app warns of addresses that cheat.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether text can be chosen and copied.
  open var isTextInteractionEnabled = true
  /// Whether a film may fill the screen.
  open var isElementFullscreenEnabled = false
}
