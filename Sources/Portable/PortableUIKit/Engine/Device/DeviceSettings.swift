package import AccessibilityTree
package import Foundation
import PortableFoundation

/// The device that shows the screen, as the user has set it up.
///
/// Controls and layout read ``current`` for sizes, colors and the language of system strings.
package struct DeviceSettings: Sendable {
  /// The language of system strings, as a BCP 47 tag.
  package var language: String
  package var device: AccessibilityTree.Device
  package var direction: AccessibilityTree.LayoutDirection
  package var os: SystemVersion
  package var contentSizeCategory: UIContentSizeCategory
  package var look: SystemLook

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

  /// The settings in force.
  ///
  /// Set them before creating views, because fonts are chosen then.
  @MainActor package static var current = DeviceSettings() {
    didSet {
      DeviceLanguage.current = current.language
      SystemPalette.current.look = current.look
    }
  }
}

struct FontScaling: Sendable {
  let style: UIFont.TextStyle
  /// The size at the default text size, in points.
  let base: CGFloat
  /// The maximum size, in points.
  var limit = CGFloat.infinity

  func size(in category: UIContentSizeCategory) -> CGFloat {
    let sizes = style.pointSizes
    return min((base * sizes[category.step] / sizes[3] * 3).rounded() / 3, limit)
  }
}

/// Metrics that differ between the iOS 18 and iOS 26 designs, in points.
///
/// Source: Apple, “Adopting Liquid Glass”: corners are rounder, tab bars float above the content,
/// lists and forms have larger rows; certainty A. Apple gives no numbers. Those of rows, of tabs
/// and of the margins next to groups and bars are measured in AccessibilitySnapshot’s reference
/// images of iOS 18.5 and 26.2 (commit 5b03db8: `testTableHitTarget`, `testListWithSectionHeaders`,
/// `testTabBars`, `testNavBarBackButtonTraitsWithTitles`); certainty A. Radii are chosen here;
/// certainty C.
extension SystemLook {
  package var rowHeight: CGFloat { self == .iOS18 ? 44 : 52 }
  package var groupMargin: CGFloat { self == .iOS18 ? 20 : 16 }
  /// The space above a group of rows without a header; certainty C.
  package var groupGap: CGFloat { self == .iOS18 ? 35 : 20 }
  package var groupRadius: CGFloat { self == .iOS18 ? 10 : 26 }
  package var sheetRadius: CGFloat { self == .iOS18 ? 10 : 38 }
  package var switchSize: CGSize {
    self == .iOS18 ? CGSize(width: 51, height: 31) : CGSize(width: 63, height: 28)
  }
  package var tabHeight: CGFloat { self == .iOS18 ? 49 : 62 }
  package var tabMargin: CGFloat { self == .iOS18 ? 0 : 21 }
  package var barMargin: CGFloat { self == .iOS18 ? 8 : 16 }
  package var tabInset: CGFloat { self == .iOS18 ? 0 : 4 }
  /// The distance of a sheet below full height from the sides and bottom of the screen.
  ///
  /// Source: Apple, “Adopting Liquid Glass”: “half sheets are inset from the edge of the display”;
  /// certainty A, the number C.
  package var partialSheetMargin: CGFloat { self == .iOS18 ? 0 : 8 }
}
