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
    if standsOnTint { return .onTint }
    if let ground {
      let letters = textColor.flatMap { $0.isForText ? nil : $0.letters }
      return .paint(letters?.legible(on: ground) ?? ground.contrasting)
    }
    if textColor?.isTintOfSystem == true { return .tint }
    if let letters = textColor?.letters { return .paint(letters.legible()) }
    return textColor?.isFaint == true ? .soft : .plain
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
    // A field without a border is seen by its background, if it has one; a line stands for it otherwise.
    let line = Rect(CGRect(x: frame.minX, y: frame.maxY + 1, width: frame.width, height: 1))
    let surface: [ScreenDrawing.Shape] =
      borderStyle != .none || self is UISearchTextField
      ? [edge] : backgroundColor == nil && !isInRow ? [.fill(line, radius: 0)] : []
    let isEmpty = text?.isEmpty ?? true
    let lines = shownLines.shapes(in: frame, ink: isEmpty ? .soft : .plain)
    return surface + (lines.isEmpty ? spokenName(in: frame) : lines)
  }

  /// Whether the field stands in a row of a list, which has a line of its own.
  private var isInRow: Bool {
    var view: UIView = self
    while let container = view.superview {
      if container is UITableViewCell || container is UICollectionViewCell { return true }
      let middle = CGPoint(x: view.frame.midX, y: view.frame.midY)
      let groups = container.subviews.lazy.compactMap { $0 as? any RowGroupShowing }
      if groups.contains(where: { $0.frame.contains(middle) }) { return true }
      view = container
    }
    return false
  }

  /// The spoken name of a field that shows nothing: on a drawing nobody would know what it is for.
  private func spokenName(in frame: CGRect) -> [ScreenDrawing.Shape] {
    guard let name = accessibilityLabel, !name.isEmpty else { return [] }
    let field = UITextField(frame: bounds)
    field.borderStyle = borderStyle == .none ? .roundedRect : borderStyle
    field.font = font
    field.textAlignment = textAlignment
    field.placeholder = name
    return field.shownLines.shapes(in: frame, ink: .soft)
  }
}

extension UITextView: Drawable {
  func shapes(in frame: CGRect) -> [ScreenDrawing.Shape] {
    let lines = isEditable && text.isEmpty ? spokenName(in: frame) : shownLines.shapes(in: frame)
    return (isEditable ? [.edge(Rect(frame), radius: 8)] : []) + lines
  }

  /// The spoken name of a view that shows nothing, as in an empty field.
  private func spokenName(in frame: CGRect) -> [ScreenDrawing.Shape] {
    guard let name = accessibilityLabel, !name.isEmpty else { return [] }
    let view = UITextView(frame: bounds)
    view.font = font
    view.text = name
    return view.shownLines.shapes(in: frame, ink: .soft)
  }
}
