import AccessibilityTree
import Foundation
import PortableUIKit
import ScreenDrawing

extension UILabel: Drawable {
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    displayedLines.shapes(in: frame, ink: ink)
      + strikes.map { strike in
        .paint(strike.moved(into: frame), radius: 0, .ink)
      }
  }

  /// The lines through crossed out words, if the text is a single line.
  private var strikes: [Rect] {
    guard let text = attributedText, displayedLines.count == 1, let line = displayedLines.first,
      line.text == text.string
    else { return [] }
    func width(_ end: Int) -> Double {
      let words = NSString(string: text.string).substring(to: end)
      return ScreenDrawing.Text.width(of: words, size: line.pointSize, isBold: line.isBold)
    }
    let scale = line.frame.width / max(1, width(text.length))
    var strikes: [Rect] = []
    text.enumerateAttribute(.strikethroughStyle, in: NSRange(location: 0, length: text.length)) {
      style,
      range,
      _ in
      guard let style = style as? Int, style != 0 else { return }
      let (start, end) = (width(range.location), width(range.location + range.length))
      strikes.append(
        Rect(
          line.frame.minX + start * scale,
          line.baseline - line.pointSize * 0.3,
          // Most fonts of readers are narrower than the system’s.
          (end - start) * scale * 0.94,
          2
        )
      )
    }
    return strikes
  }

  private var ink: ScreenDrawing.Ink {
    if let button = superview as? UIButton { return button.ink }
    if isOnTint { return .onTint }
    let color = attributedColor ?? textColor
    if let ground {
      let letters = color.flatMap { $0.isForText ? nil : $0.letters }
      return .paint(letters?.legible(on: ground) ?? ground.contrasting)
    }
    if color?.isSystemTint == true { return .tint }
    if let letters = color?.letters { return .paint(letters.legible()) }
    return color?.isFaint == true ? .soft : .plain
  }

  /// The colour of the first letter, if an attribute sets it: a line has one ink.
  private var attributedColor: UIColor? {
    guard let text = attributedText, text.length > 0 else { return nil }
    return text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }
}

extension UITextField: Drawable {
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    // Search fields are filled, and capsules in iOS 26.
    let edge: ScreenDrawing.Shape =
      self is UISearchTextField
      ? .area(frame, radius: look == .iOS18 ? 10 : frame.height / 2)
      : .edge(frame, radius: look == .iOS18 ? 8 : 12)
    // A field without a border is visible by its background or, without one, drawn as a line.
    let line = Rect(x: frame.x, y: frame.bottom + 1, width: frame.width, height: 1)
    let surface: [ScreenDrawing.Shape] =
      borderStyle != .none || self is UISearchTextField
      ? [edge] : backgroundColor == nil && !isInRow ? [.fill(line)] : []
    let isEmpty = text?.isEmpty ?? true
    let ink = isEmpty ? .soft : ink(of: textColor)
    let lines = displayedLines.shapes(in: textArea(of: frame), ink: ink)
    return surface + glass(in: frame) + (lines.isEmpty ? spokenName(in: frame) : lines)
  }

  /// The magnifying glass of a search field that has room for it.
  ///
  /// Source: Apple, Human Interface Guidelines, “Search fields”; A, the measures C.
  private func glass(in frame: Rect) -> [ScreenDrawing.Shape] {
    guard hasGlass else { return [] }
    let x = isRightToLeft ? frame.right - 28 : frame.x + 10
    let area = Rect(x: x, y: frame.center.y - 9, width: 18, height: 18)
    return [.symbol(area, name: "magnifyingglass", ink: .soft)]
  }

  private var hasGlass: Bool {
    let words = displayedLines.map(\.frame.width).max() ?? 0
    return self is UISearchTextField && bounds.width >= words + Self.glassWidth + 8
  }

  private static let glassWidth = 34.0

  private func textArea(of frame: Rect) -> Rect {
    guard hasGlass else { return frame }
    var area = frame
    area.x += isRightToLeft ? -Self.glassWidth : Self.glassWidth
    return area
  }

  private var isInRow: Bool {
    var view: UIView = self
    while let container = view.superview {
      if container is UITableViewCell || container is UICollectionViewCell { return true }
      let middle = CGPoint(x: view.frame.midX, y: view.frame.midY)
      let groups = container.subviews.lazy.compactMap { $0 as? any RowGroupDisplaying }
      if groups.contains(where: { $0.frame.contains(middle) }) { return true }
      view = container
    }
    return false
  }

  /// The accessibility label of an empty field, since the drawing wouldn't show its purpose.
  private func spokenName(in frame: Rect) -> [ScreenDrawing.Shape] {
    guard let name = accessibilityLabel, !name.isEmpty else { return [] }
    let field = UITextField(frame: bounds)
    field.borderStyle = borderStyle == .none ? .roundedRect : borderStyle
    field.font = font
    field.textAlignment = textAlignment
    field.placeholder = name
    return field.displayedLines.shapes(in: textArea(of: frame), ink: .soft)
  }
}

extension UITextView: Drawable {
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    let lines =
      isEditable && text.isEmpty
      ? spokenName(in: frame) : displayedLines.shapes(in: frame, ink: ink(of: textColor))
    return (isEditable ? [.edge(frame, radius: 8)] : []) + lines
  }

  private func spokenName(in frame: Rect) -> [ScreenDrawing.Shape] {
    guard let name = accessibilityLabel, !name.isEmpty else { return [] }
    let view = UITextView(frame: bounds)
    view.font = font
    view.text = name
    return view.displayedLines.shapes(in: frame, ink: .soft)
  }
}

extension UIView {
  /// The ink of text that is entered, whose field is a surface of its own.
  fileprivate func ink(of color: UIColor?) -> ScreenDrawing.Ink {
    color?.ink(on: ground ?? .paper) ?? .plain
  }
}

extension UIImageView: Drawable {
  func shapes(in frame: Rect) -> [ScreenDrawing.Shape] {
    let ink = (superview as? UIButton)?.ink ?? ownInk
    if let image, image.isSymbolImage, let name = image.shownName {
      return [.symbol(frame, name: name, ink: ink)]
    }
    // An image view of this size without an image here would have one in an app.
    let isPicture = image != nil || min(frame.width, frame.height) >= 8 && backgroundColor == nil
    return isPicture ? [.picture(pictureArea(in: frame), subject: subject, ink: ink)] : []
  }

  /// A picture alone fills a large button, as the size of its file is unknown.
  private func pictureArea(in frame: Rect) -> Rect {
    guard let button = superview as? UIButton, (button.titleLabel?.text ?? "").isEmpty,
      min(button.bounds.width, button.bounds.height) >= 100
    else { return frame }
    return Rect(
      centeredAt: frame.center,
      width: button.bounds.width,
      height: button.bounds.height
    )
  }

  private var ownInk: ScreenDrawing.Ink {
    if isOnTint { return .onTint }
    if let letters = chosenTint?.letters { return .paint(letters.legible(on: ground ?? .paper)) }
    if let ground { return .paint(ground.contrasting) }
    return chosenTint?.ink() ?? .tint
  }

  private var subject: String? {
    let (names, file) = ([accessibilityLabel, image?.accessibilityLabel], [image?.shownName])
    // A small image has no room for words, but its file name may be that of a symbol.
    let isSmall = min(bounds.width, bounds.height) <= 48
    return (isSmall ? file + names : names + file).lazy.compactMap(\.self).first { !$0.isEmpty }
  }
}
