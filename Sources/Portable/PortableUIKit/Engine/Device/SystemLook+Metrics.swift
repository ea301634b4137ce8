package import AccessibilityTree
package import Foundation

/// What differs in size between the looks of the system, in points.
///
/// Source: Apple, “Adopting Liquid Glass”: corners are rounder, tab bars float above the content, sizes of
/// some controls have changed; certainty A. Apple gives no numbers; those of iOS 26 are measures of this
/// library but for the size of switches; certainty C. Rows are higher, too, but stay as they are here:
/// which rows are spoken of after scrolling must not follow from a guess.
extension SystemLook {
  /// The radius of the corners of a group of rows.
  package var groupRadius: CGFloat { self == .iOS18 ? 10 : 26 }
  /// The radius of the upper corners of a sheet.
  package var sheetRadius: CGFloat { self == .iOS18 ? 10 : 38 }
  /// The size of a switch.
  package var switchSize: CGSize {
    self == .iOS18 ? CGSize(width: 51, height: 31) : CGSize(width: 63, height: 28)
  }
  /// The height of what a tab bar shows, which is higher by the lower safe area if it fills the width.
  package var tabHeight: CGFloat { self == .iOS18 ? 49 : 62 }
  /// How far what a tab bar shows stands off from the sides of the screen.
  package var tabMargin: CGFloat { self == .iOS18 ? 0 : 21 }
}
