public import Foundation

/// The line with time and signal.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  /// The area, in points.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
  /// Whether the line is left out.
  open var isStatusBarHidden: Bool { false }
}
