package import AccessibilityTree
import Foundation
package import SpeechRules

/// The device that shows a screen, and what its user has chosen.
///
/// It is handed to running programs and hashed as a whole: a new setting is a property here, and its name in
/// the notation (`ScreenOption`).
package struct ScreenSettings: Hashable, Codable, Sendable {
  /// The language of the device, as a BCP 47 tag.
  package var language: String
  package var hints = true
  package var device = AccessibilityTree.Device.phone
  /// The direction in which a line is read.
  package var direction = AccessibilityTree.LayoutDirection.leftToRight
  /// The version of iOS.
  package var os = SystemVersion.latest
  /// Where the trait words are spoken; ignored before iOS 18.
  package var traits = TraitPosition.after
  /// Whether Switch Control highlights items together that belong together.
  package var groups = true
  /// Whether Full Keyboard Access is turned on; else keys move the focus of the system.
  package var access = true
  package var text = TextSize.l
  /// The look of the system; `nil` for that of its version.
  package var look: SystemLook?

  /// An iPhone with the latest iOS and its settings as they are delivered.
  package init(language: String) {
    self.language = language
  }

  package var shownLook: SystemLook { look ?? os.look }

  /// What the user of a screen reader has chosen.
  package var speech: SpeechSettings {
    SpeechSettings(language: language, hints: hints, os: os, traits: traits)
  }
}

/// A size of text that the user of a device prefers, by its short name.
package enum TextSize: String, Hashable, Codable, Sendable, CaseIterable {
  case xs, s, m, l, xl, xxl, xxxl, ax1, ax2, ax3, ax4, ax5

  /// The place among all sizes, from 1 for the smallest.
  package var step: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  /// The name by which UIKit knows the size.
  package var category: String {
    let sizes = ["M", "L", "XL", "XXL", "XXXL"]
    guard let step = rawValue.last?.wholeNumberValue, sizes.indices.contains(step - 1) else {
      return "UICTContentSizeCategory\(rawValue.uppercased())"
    }
    return "UICTContentSizeCategoryAccessibility\(sizes[step - 1])"
  }

  /// Creates a size from the name a fence gives it: `xl`, `ax3` or `accessibility3`.
  package init?(fenceName: String) {
    self.init(rawValue: fenceName.replacingOccurrences(of: "accessibility", with: "ax"))
  }
}
