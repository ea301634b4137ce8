import AccessibilityTree
import Foundation
import PortableUIKit
import ScreenDrawing

/// Describes what a screen shows, for people who don't see its drawing.
///
/// Views are reduced to parts such as rows, headings and buttons.
@MainActor
struct ScreenOutline {
  private let window: UIWindow
  private let headings: [CGRect]

  static func parts(of window: UIWindow) -> [ScreenPart] {
    ScreenOutline(window: window, headings: window.listedHeadings).parts(in: window)
  }

  /// The parts of a view; a container that isn't a part itself is replaced by its contents.
  private func parts(in view: UIView) -> [ScreenPart] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    let frame = view.convert(view.bounds, to: window)
    // Views outside the screen aren't drawn.
    guard frame.maxX >= 0, frame.minX <= window.bounds.width else { return [] }
    if let part = control(view) { return [part] }
    let inner = parts(ofSubviewsIn: view)
    guard !inner.isEmpty, let kind = kind(of: view, holding: inner) else { return inner }
    guard kind == .row || kind == .card else { return [ScreenPart(kind, parts: inner)] }
    // A row within a row isn't visible.
    let flat = inner.flatMap { $0.kind == .row || $0.kind == .card ? $0.parts : [$0] }
    // Large texts side by side aren't headings.
    let isLargeText = kind == .row && flat.count > 1 && flat.allSatisfy { $0.kind == .heading }
    return [ScreenPart(kind, parts: isLargeText ? flat.map { _ in ScreenPart(.text) } : flat)]
  }

  /// The parts of the subviews, from top to bottom.
  ///
  /// Views inside an accessibility element that is a button form a button: in SwiftUI, buttons
  /// aren't views.
  private func parts(ofSubviewsIn view: UIView) -> [ScreenPart] {
    let buttons = view.listedButtons.map(\.accessibilityFrame)
    var parts: [ScreenPart] = []
    var rest = view.subviews[...]
    while let first = rest.first {
      let row = row(of: first, in: view)
      let run = rest.prefix { self.row(of: $0, in: view) == row }
      rest = rest.dropFirst(run.count)
      let inner = self.parts(of: run, buttons: buttons)
      if row == nil {
        parts += inner
      } else if !inner.isEmpty {
        // A row that is one touch target is one part.
        parts.append(ScreenPart(.row, parts: inner.flatMap { $0.kind == .row ? $0.parts : [$0] }))
      }
    }
    return parts
  }

  /// The row around a view, in lists whose rows aren't views; `nil` if there is none.
  private func row(of subview: UIView, in view: UIView) -> CGRect? {
    let middle = CGPoint(x: subview.frame.midX, y: subview.frame.midY)
    let groups = view.subviews.lazy.compactMap { $0 as? any RowGroupDisplaying }
    for group in groups where group !== subview && group.frame.contains(middle) {
      let origin = group.frame.origin
      return group.rowFrames.lazy.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
        .first { $0.contains(middle) }
    }
    return nil
  }

  private func parts(of subviews: ArraySlice<UIView>, buttons: [CGRect]) -> [ScreenPart] {
    guard !buttons.isEmpty else { return subviews.flatMap { parts(in: $0) } }
    var groups: [ButtonContent] = []
    for subview in subviews {
      let frame = subview.convert(subview.bounds, to: window)
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      let button = buttons.firstIndex { $0.contains(middle) }
      let content = ButtonContent(
        button: button,
        parts: parts(in: subview),
        words: Self.words(in: subview)
      )
      if button != nil, let last = groups.last, last.button == button {
        groups[groups.count - 1] = last.joined(with: content)
      } else {
        groups.append(content)
      }
    }
    return groups.flatMap(\.shown)
  }

  private func kind(of view: UIView, holding parts: [ScreenPart]) -> ScreenPart.Kind? {
    switch view {
    case is UINavigationBar: return .navigationBar
    case is UITabBar: return .tabBar
    case is UIToolbar: return .toolbar
    case is UITableViewCell, is UICollectionViewListCell: return .row
    default: break
    }
    guard parts.count > 1 else { return nil }
    // One touch target is one part.
    if view is UIControl { return .row }
    if let stack = view as? UIStackView, stack.axis == .horizontal {
      return parts.contains { $0.kind == .card } ? nil : .row
    }
    let isSurface = view.backgroundColor.map { $0 != .clear } ?? false
    return isSurface && view.layer.cornerRadius > 0 || view is UICollectionViewCell ? .card : nil
  }

  private func control(_ view: UIView) -> ScreenPart? {
    switch view {
    case let button as UIButton: ScreenPart(.button, words: Self.words(in: button))
    case is UISwitch: ScreenPart(.toggle)
    case is UISlider: ScreenPart(.slider)
    case is UIStepper: ScreenPart(.stepper)
    case is UISegmentedControl: ScreenPart(.segments)
    case is UIProgressView: ScreenPart(.progress)
    case is UIPageControl: ScreenPart(.pages)
    case let wheel as UIActivityIndicatorView:
      wheel.isAnimating || !wheel.hidesWhenStopped ? ScreenPart(.spinner) : nil
    case is any WheelDisplaying: ScreenPart(.wheel)
    case let button as any DateDisplaying: ScreenPart(.button, words: button.shownDate)
    case is UITextField: ScreenPart(.field)
    case let text as UITextView:
      text.isEditable ? ScreenPart(.field) : text.text.isEmpty ? nil : ScreenPart(.text)
    case let label as UILabel: part(of: label)
    case let picture as UIImageView: Self.part(of: picture)
    case _ where view.isDot: ScreenPart(.symbol)
    case is UIControl where view.isInBar: ScreenPart(.button, words: Self.words(in: view))
    default: nil
    }
  }

  private func part(of label: UILabel) -> ScreenPart? {
    guard let text = label.text, !text.isEmpty else { return nil }
    let size = label.traitCollection.preferredContentSizeCategory
    let isLarge = size == .large && label.font.pointSize >= 20
    let frame = label.convert(label.bounds, to: window)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let isHeading =
      label.accessibilityTraits.contains(.header) || headings.contains { $0.contains(middle) }
    if isLarge || isHeading {
      return ScreenPart(.heading)
    }
    // A name followed by a price is more than a price.
    let isPrice =
      text.contains(where: \.isCurrencySymbol) && text.contains(where: \.isNumber)
      && text.count(where: \.isLetter) <= 5
    return ScreenPart(isPrice ? .price : .text)
  }

  private static func part(of picture: UIImageView) -> ScreenPart? {
    guard let shape = picture.shapes(in: Rect(picture.bounds)).first else { return nil }
    if case .symbol = shape { return ScreenPart(.symbol) }
    return ScreenPart(.picture)
  }

  private static func words(in view: UIView) -> String? {
    if let label = view as? UILabel { return label.text.flatMap { $0.isEmpty ? nil : $0 } }
    return view.subviews.lazy.filter { !$0.isHidden }.compactMap(words).first
  }
}

extension UIView {
  /// Whether the view is a small coloured dot, which has a meaning like a symbol.
  fileprivate var isDot: Bool {
    guard subviews.isEmpty, let color = backgroundColor else { return false }
    return color.paint != nil && (4...24).contains(bounds.width) && (4...24).contains(bounds.height)
  }

  fileprivate var isInBar: Bool {
    superview is UINavigationBar || superview is UITabBar || superview is UIToolbar
  }
}

private struct ButtonContent {
  let button: Int?
  var parts: [ScreenPart]
  var words: String?

  func joined(with other: ButtonContent) -> ButtonContent {
    ButtonContent(button: button, parts: parts + other.parts, words: words ?? other.words)
  }

  /// The parts as they look: a button, a row that is one touch target, or separate parts.
  var shown: [ScreenPart] {
    guard button != nil, let first = parts.first else { return parts }
    guard parts.count == 1 else { return [ScreenPart(.row, parts: parts)] }
    let kinds: [ScreenPart.Kind] = [.heading, .text, .price, .picture, .symbol]
    return kinds.contains(first.kind) ? [ScreenPart(.button, words: words)] : parts
  }
}

extension UIView {
  fileprivate var listedButtons: [UIAccessibilityElement] {
    listedElements.filter { element in
      let traits = element.accessibilityTraits
      // The trait that UIKit's switches have.
      return traits.contains(.button) && !traits.contains(UIAccessibilityTraits(rawValue: 1 << 53))
    }
  }

  fileprivate var listedHeadings: [CGRect] {
    let headers = listedElements.filter { $0.accessibilityTraits.contains(.header) }
    return headers.map(\.accessibilityFrame) + subviews.flatMap(\.listedHeadings)
  }
}

extension UIResponder {
  fileprivate var listedElements: [UIAccessibilityElement] {
    (accessibilityElements ?? []).flatMap { item -> [UIAccessibilityElement] in
      guard let element = item as? UIAccessibilityElement else { return [] }
      return element.isAccessibilityElement ? [element] : element.listedElements
    }
  }
}
