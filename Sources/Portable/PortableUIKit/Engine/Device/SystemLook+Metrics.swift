package import AccessibilityTree
package import Foundation

/// What differs in size between the looks of the system, in points.
///
/// Source: Apple, “Adopting Liquid Glass”: corners are rounder, tab bars float above the content, lists and
/// forms have larger rows; certainty A. Apple gives no numbers. Those of rows, of tabs and of the margins
/// beside groups and bars are measured in AccessibilitySnapshot’s reference images of iOS 18.5 and 26.2
/// (commit 5b03db8: `testTableHitTarget`, `testListWithSectionHeaders`, `testTabBars`,
/// `testNavBarBackButtonTraitsWithTitles`); certainty A. Radii are chosen here; certainty C.
extension SystemLook {
  /// The height of a row with one line of text.
  package var rowHeight: CGFloat { self == .iOS18 ? 44 : 52 }
  /// How far groups of rows stand off from the sides of the screen.
  package var groupMargin: CGFloat { self == .iOS18 ? 20 : 16 }
  /// How far a group of rows without a header stands off from what is above it; certainty C.
  package var groupGap: CGFloat { self == .iOS18 ? 35 : 20 }
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
