import AccessibilityTree
import Foundation
import PortableUIKit
import SnippetMessages

extension UILabel: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    shownLines.shapes(in: frame)
  }
}

extension UITextField: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let edge = ScreenDrawing.Shape.edge(Rect(frame), radius: 6)
    // A field without a border is seen by its background, if it has one.
    let isBordered = borderStyle != .none || backgroundColor == nil
    return (isBordered ? [edge] : []) + shownLines.shapes(in: frame)
  }
}

extension UITextView: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    (isEditable ? [.edge(Rect(frame), radius: 6)] : []) + shownLines.shapes(in: frame)
  }
}

extension UIImageView: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    // A view that is as large as a picture, and is given none here, would hold one in an app.
    let isPicture = image != nil || min(frame.width, frame.height) >= 8 && backgroundColor == nil
    return isPicture ? [.picture(Rect(frame))] : []
  }
}
