import AccessibilityTree
import Foundation
import PortableUIKit
import SnippetMessages

extension UILabel: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    shownLines.shapes(in: frame, ink: ink)
  }

  private var ink: ScreenDrawing.Ink {
    if let button = superview as? UIButton { return button.ink }
    let faint: [UIColor] = [.secondaryLabel, .tertiaryLabel, .systemGray, .gray, .lightGray]
    return textColor.map { faint.contains($0) } == true ? .soft : .plain
  }
}

extension UITextField: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let edge = ScreenDrawing.Shape.edge(Rect(frame), radius: 8)
    // A field without a border is seen by its background, if it has one.
    let isBordered = borderStyle != .none || backgroundColor == nil
    let isEmpty = text?.isEmpty ?? true
    return (isBordered ? [edge] : [])
      + shownLines.shapes(in: frame, ink: isEmpty ? .soft : .plain)
  }
}

extension UITextView: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    (isEditable ? [.edge(Rect(frame), radius: 8)] : []) + shownLines.shapes(in: frame)
  }
}
