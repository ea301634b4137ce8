public import Foundation

/// Text that is read line by line and page by page, such as a book.
///
/// Apple's two methods for text with attributes are optional; here they have defaults.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent {
  /// Gives the number of the line at a point in the coordinates of the view.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// Gives the text of a line.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// Gives the area of a line on the screen, in points.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// Gives the text of the page.
  func accessibilityPageContent() -> String?
  /// Gives the text of a line with attributes of speech.
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
  /// Gives the text of the page with attributes of speech.
  func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
  /// Gives nothing, so the text without attributes counts.
  public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
    nil
  }

  /// Gives nothing, so the text without attributes counts.
  public func accessibilityAttributedPageContent() -> NSAttributedString? {
    nil
  }
}
