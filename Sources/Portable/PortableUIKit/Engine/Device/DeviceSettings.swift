package import AccessibilityTree
package import Foundation
import PortableFoundation

/// The device a screen belongs to, as the user has set it up.
package struct DeviceSettings: Sendable {
  /// The language of the system's own words, as a BCP 47 tag.
  package var language: String
  package var device: AccessibilityTree.Device
  /// The direction in which a line is read.
  package var direction: AccessibilityTree.LayoutDirection
  package var os: SystemVersion
  /// The size of text the user prefers.
  package var contentSizeCategory: UIContentSizeCategory
  package var look: SystemLook

  /// Creates settings; without arguments those of an iPhone in English.
  package init(
    language: String = "en",
    device: AccessibilityTree.Device = .phone,
    direction: AccessibilityTree.LayoutDirection = .leftToRight,
    os: SystemVersion = .latest,
    contentSizeCategory: UIContentSizeCategory = .large
  ) {
    self.language = language
    self.device = device
    self.direction = direction
    self.os = os
    self.contentSizeCategory = contentSizeCategory
    look = os.look
  }

  var isPhone: Bool { device == .phone }
  var isRightToLeft: Bool { direction == .rightToLeft }

  /// The settings in force; set them before views are made, since fonts are chosen at that time.
  @MainActor package static var current = DeviceSettings() {
    didSet {
      DeviceLanguage.current = current.language
      SystemPalette.current.look = current.look
    }
  }
}

/// How a font of the app follows the size of text the user prefers.
struct FontScaling: Sendable {
  /// The style whose sizes decide.
  let style: UIFont.TextStyle
  /// The size for the default size of text, in points.
  let base: CGFloat
  /// The largest size, in points.
  var limit = CGFloat.infinity

  /// The size for a size of text, in points.
  func size(in category: UIContentSizeCategory) -> CGFloat {
    let sizes = style.pointSizes
    return min((base * sizes[category.step] / sizes[3] * 3).rounded() / 3, limit)
  }
}

/// What differs in size between the looks of the system, in points.
///
/// Source: Apple, “Adopting Liquid Glass”: corners are rounder, tab bars float above the content, lists and
/// forms have larger rows; certainty A. Apple gives no numbers. Those of rows, of tabs and of the margins
/// beside groups and bars are measured in AccessibilitySnapshot’s reference images of iOS 18.5 and 26.2
/// (commit 5b03db8: `testTableHitTarget`, `testListWithSectionHeaders`, `testTabBars`,
/// `testNavBarBackButtonTraitsWithTitles`); certainty A. Radii are chosen here; certainty C.
extension SystemLook {
  package var rowHeight: CGFloat { self == .iOS18 ? 44 : 52 }
  /// How far groups of rows stand off from the sides of the screen.
  package var groupMargin: CGFloat { self == .iOS18 ? 20 : 16 }
  /// How far a group of rows without a header stands off from what is above it; certainty C.
  package var groupGap: CGFloat { self == .iOS18 ? 35 : 20 }
  package var groupRadius: CGFloat { self == .iOS18 ? 10 : 26 }
  package var sheetRadius: CGFloat { self == .iOS18 ? 10 : 38 }
  package var switchSize: CGSize {
    self == .iOS18 ? CGSize(width: 51, height: 31) : CGSize(width: 63, height: 28)
  }
  /// The height of what a tab bar shows, which is higher by the lower safe area if it fills the width.
  package var tabHeight: CGFloat { self == .iOS18 ? 49 : 62 }
  /// How far what a tab bar shows stands off from the sides of the screen.
  package var tabMargin: CGFloat { self == .iOS18 ? 0 : 21 }
  /// How far the buttons of a navigation bar stand off from the sides of the screen.
  package var barMargin: CGFloat { self == .iOS18 ? 8 : 16 }
  /// How far tabs stand off from the edge of what their bar shows.
  package var tabInset: CGFloat { self == .iOS18 ? 0 : 4 }
  /// How far a sheet that leaves a part of the screen free stands off from the sides and the end.
  ///
  /// Source: Apple, “Adopting Liquid Glass”: “half sheets are inset from the edge of the display”; certainty
  /// A, the number C.
  package var partialSheetMargin: CGFloat { self == .iOS18 ? 0 : 8 }
}
