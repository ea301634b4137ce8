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
    if let ground {
      let letters = textColor.flatMap { $0.isForText ? nil : $0.letters }
      return .paint(letters?.legible(on: ground) ?? ground.contrasting)
    }
    if let letters = textColor?.letters { return .paint(letters.legible()) }
    let faint: [UIColor] = [.secondaryLabel, .tertiaryLabel, .systemGray, .gray, .lightGray]
    return textColor.map { faint.contains($0) } == true ? .soft : .plain
  }
}

extension UITextField: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let radius = DeviceSettings.current.look == .iOS18 ? 8.0 : 12
    // One that searches is filled, and a capsule in iOS 26.
    let edge: ScreenDrawing.Shape =
      self is UISearchTextField
      ? .area(Rect(frame), radius: radius == 8 ? 10 : Double(frame.height) / 2)
      : .edge(Rect(frame), radius: radius)
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
