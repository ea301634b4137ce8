import Foundation
import PortableUIKit
import SnippetMessages

/// Finds what a screen holds, for those who are told of its drawing.
@MainActor
struct ScreenOutline {
  private let window: UIWindow

  /// What a window shows at the moment, from its top to its end.
  static func parts(of window: UIWindow) -> [ScreenPart] {
    ScreenOutline(window: window).parts(in: window)
  }

  /// What a view shows; a container that is nothing in itself is what it holds.
  private func parts(in view: UIView) -> [ScreenPart] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    let frame = view.convert(view.bounds, to: window)
    // What lies beside the screen is not drawn.
    guard frame.maxX >= 0, frame.minX <= window.bounds.width else { return [] }
    if let part = control(view) { return [part] }
    let inner = view.subviews.flatMap(parts)
    guard !inner.isEmpty, let kind = kind(of: view, holding: inner) else { return inner }
    guard kind == .row || kind == .card else { return [ScreenPart(kind, parts: inner)] }
    // A row within a row is nothing that anybody sees.
    let flat = inner.flatMap { $0.kind == .row || $0.kind == .card ? $0.parts : [$0] }
    return [ScreenPart(kind, parts: flat)]
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
    // What is touched as one thing is seen as one.
    if view is UIControl { return .row }
    if let stack = view as? UIStackView, stack.axis == .horizontal {
      return parts.contains { $0.kind == .card } ? nil : .row
    }
    let isSurface = view.backgroundColor.map { $0 != .clear } ?? false
    return isSurface && view.layer.cornerRadius > 0 || view is UICollectionViewCell ? .card : nil
  }

  /// A view that is one thing, whatever it is made of.
  private func control(_ view: UIView) -> ScreenPart? {
    switch view {
    case let button as UIButton: ScreenPart(.button, words: Self.words(in: button))
    case is UISwitch: ScreenPart(.toggle)
    case is UISlider: ScreenPart(.slider)
    case is UIStepper: ScreenPart(.stepper)
    case is UISegmentedControl: ScreenPart(.segments)
    case is UIProgressView: ScreenPart(.progress)
    case is UIPageControl: ScreenPart(.pages)
    case is UITextField: ScreenPart(.field)
    case let text as UITextView:
      text.isEditable ? ScreenPart(.field) : text.text.isEmpty ? nil : ScreenPart(.text)
    case let label as UILabel: Self.part(of: label)
    case let picture as UIImageView: Self.part(of: picture)
    case is UIControl where view.isInBar: ScreenPart(.button, words: Self.words(in: view))
    default: nil
    }
  }

  private static func part(of label: UILabel) -> ScreenPart? {
    guard let text = label.text, !text.isEmpty else { return nil }
    let size = label.traitCollection.preferredContentSizeCategory
    let isLarge = size == .large && label.font.pointSize >= 20
    if isLarge || label.accessibilityTraits.contains(.header) {
      return ScreenPart(.heading)
    }
    let isPrice = text.contains(where: \.isCurrencySymbol) && text.contains(where: \.isNumber)
    return ScreenPart(isPrice ? .price : .text)
  }

  private static func part(of picture: UIImageView) -> ScreenPart? {
    guard let shape = picture.shapes(in: picture.bounds).first else { return nil }
    if case .symbol = shape { return ScreenPart(.symbol) }
    return ScreenPart(.picture)
  }

  /// The first words that a view shows.
  private static func words(in view: UIView) -> String? {
    if let label = view as? UILabel { return label.text.flatMap { $0.isEmpty ? nil : $0 } }
    return view.subviews.lazy.filter { !$0.isHidden }.compactMap(words).first
  }
}

extension UIView {
  /// Whether the view stands in a bar.
  fileprivate var isInBar: Bool {
    superview is UINavigationBar || superview is UITabBar || superview is UIToolbar
  }
}
