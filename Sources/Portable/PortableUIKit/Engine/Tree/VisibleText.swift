import AccessibilityTree
import Foundation

/// A text in an app's colors, composited as it appears on the screen.
@MainActor
struct VisibleText {
  let view: UIView
  let text: String
  let foreground: ScreenColor
  let background: ScreenColor
  let isLarge: Bool

  init?(_ view: UIView) {
    guard let shown = Self.shown(by: view), let color = shown.color, color.isKnown,
      color.alpha > 0, !color.isSecondarySystemColor, let background = view.colorBehind
    else { return nil }
    self.view = view
    text = shown.text
    foreground = color.composited(over: background)
    self.background = background
    let size = shown.font?.pointSize ?? UIFont.systemFontSize
    isLarge =
      size >= 18 || size >= 14 && (shown.font?.weight.rawValue ?? 0) >= UIFont.Weight.bold.rawValue
  }

  private typealias Shown = (text: String, color: UIColor?, font: UIFont?)

  /// The text of a view; `nil` for disabled controls, which contrast rules exempt.
  private static func shown(by view: UIView) -> Shown? {
    switch view {
    case let label as UILabel:
      // The button itself has the color of its texts. An attributed text may have several colors.
      guard !label.isTextOfButton, label.isEnabled,
        let text = label.text?.nonEmpty, !label.hasColoredLetters
      else {
        return nil
      }
      return (text, label.textColor, label.font)
    case let button as UIButton:
      guard button.isEnabled, let text = (button.currentTitle ?? button.shownText)?.nonEmpty
      else { return nil }
      let color = button.configuration?.baseForegroundColor ?? button.titleColor(for: .normal)
      return (text, color ?? button.letterColorOfFilledSurface, button.titleLabel?.font)
    case let field as UITextField:
      guard field.isEnabled, let text = field.text?.nonEmpty else { return nil }
      return (text, field.textColor, field.font)
    case let field as UITextView:
      guard let text = field.text?.nonEmpty else { return nil }
      return (text, field.textColor, field.font)
    default: return nil
    }
  }
}

extension UIButton {
  // White, which a filled configuration has on every color; certainty C. The system's own surfaces
  // aren't judged.
  fileprivate var letterColorOfFilledSurface: UIColor? {
    configuration?.look == .filled && configuration?.baseBackgroundColor != nil ? .white : nil
  }
}

extension UILabel {
  fileprivate var hasColoredLetters: Bool {
    guard let text = attributedText, text.length > 0 else { return false }
    var isColored = false
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, _, _ in
      if attributes[.foregroundColor] != nil || attributes[.backgroundColor] != nil {
        isColored = true
      }
    }
    return isColored
  }
}

extension UIColor {
  /// Whether it is a system color for secondary text, which Increase Contrast makes stronger.
  fileprivate var isSecondarySystemColor: Bool {
    [.secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText].contains(self)
  }

  fileprivate func composited(over color: ScreenColor) -> ScreenColor {
    func mixed(_ own: CGFloat, _ other: Double) -> Double {
      Double(own * alpha) + other * Double(1 - alpha)
    }
    return ScreenColor(
      red: mixed(red, color.red),
      green: mixed(green, color.green),
      blue: mixed(blue, color.blue)
    )
  }
}

extension CGRect {
  /// Whether the areas share more than an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  fileprivate func isContained(in area: CGRect) -> Bool {
    minX > area.minX - 1 && minY > area.minY - 1 && maxX < area.maxX + 1 && maxY < area.maxY + 1
  }
}

extension UIView {
  /// The color behind the view's content; `nil` if it isn't set by the app or can't be determined.
  fileprivate var colorBehind: ScreenColor? {
    var view: UIView = self
    var veils: [UIColor] = []
    let frame = convert(bounds, to: nil)
    let words = (self as? UILabel)?.displayedLines.map { convert($0.frame, to: nil) } ?? []
    while true {
      guard view.alpha >= 1 else { return nil }
      if let color = view.paint {
        guard color.isKnown else { return nil }
        if color.alpha >= 1 {
          let base = color.composited(over: ScreenColor(red: 0, green: 0, blue: 0))
          return veils.reversed().reduce(base) { $1.composited(over: $0) }
        }
        if color.alpha > 0 { veils.append(color) }
      }
      if view.layer.sublayers?.isEmpty == false, view.subviews.isEmpty { return nil }
      guard let container = view.superview else { return nil }
      let index = container.subviews.firstIndex { $0 === view } ?? 0
      for sibling in container.subviews[..<index].reversed()
      where !sibling.isHidden && sibling.alpha > 0
        && (sibling.convert(sibling.bounds, to: nil).overlaps(frame)
          || (sibling as? UIImageView)?.mayExtend(behind: frame) == true)
      {
        // An image or a blur has no single color.
        if sibling is UIImageView || sibling is UIVisualEffectView || !sibling.subviews.isEmpty {
          return nil
        }
        guard let color = sibling.paint else { continue }
        guard color.isKnown else { return nil }
        guard color.alpha > 0 else { continue }
        // A text that extends beyond the sibling has other colors behind it as well.
        let area = sibling.convert(sibling.bounds, to: nil)
        guard color.alpha >= 1, words.allSatisfy({ $0.isContained(in: area) }) else { return nil }
        let base = color.composited(over: ScreenColor(red: 0, green: 0, blue: 0))
        return veils.reversed().reduce(base) { $1.composited(over: $0) }
      }
      view = container
    }
  }

  private var paint: UIColor? {
    (self as? UIButton)?.configuration?.baseBackgroundColor ?? backgroundColor
      ?? layer.backgroundColor.map { UIColor(cgColor: $0) }
  }
}

extension UILabel {
  fileprivate var isTextOfButton: Bool {
    guard let button = superview as? UIButton else { return false }
    return button.titleLabel === self || button.subtitleLabel === self
  }
}
