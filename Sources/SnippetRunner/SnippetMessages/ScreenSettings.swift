package import AccessibilityTree
import Foundation
package import SpeechRules

/// The device that shows a screen, and the preferences of its user.
///
/// The settings are passed to programs and hashed as a whole. A new setting needs a property here
/// and a name in the notation (`ScreenOption`).
package struct ScreenSettings: Hashable, Codable, Sendable {
  package var language: String
  package var hints = true
  package var device = AccessibilityTree.Device.phone
  package var direction = AccessibilityTree.LayoutDirection.leftToRight
  package var os = SystemVersion.latest
  /// Where traits are spoken; ignored before iOS 18.
  package var traits = TraitPosition.after
  package var groups = true
  /// Whether Full Keyboard Access is on; otherwise keys move the system's focus.
  package var access = true
  package var text = TextSize.l
  /// The width of a column of views, in points; `nil` for that of the device.
  package var width: Double?
  /// The system's design; `nil` for that of its version.
  package var look: SystemLook?

  package init(language: String) {
    self.language = language
  }

  package var shownLook: SystemLook { look ?? os.look }

  package var speech: SpeechSettings {
    SpeechSettings(language: language, hints: hints, os: os, traits: traits)
  }
}

package enum TextSize: String, Hashable, Codable, Sendable, CaseIterable {
  case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5

  package var step: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  package var category: String {
    let sizes = ["M", "L", "XL", "XXL", "XXXL"]
    guard let step = rawValue.last?.wholeNumberValue, sizes.indices.contains(step - 1) else {
      return "UICTContentSizeCategory\(rawValue.uppercased())"
    }
    return "UICTContentSizeCategoryAccessibility\(sizes[step - 1])"
  }

  /// Parses the name used in a fence: `xl`, `ax3` or `accessibility3`.
  package init?(fenceName: String) {
    self.init(rawValue: fenceName.replacingOccurrences(of: "accessibility", with: "ax"))
  }
}
