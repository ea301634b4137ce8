import Foundation

extension UIAlertController {
  /// Makes VoiceOver announce an alert when the focus enters it.
  ///
  /// Source: recordings in magentaA11y; certainty B. That an action sheet isn't announced: C.
  func announceAppearance(of box: UIView) {
    guard look == .alert else { return }
    box.accessibilityContainerType = .semanticGroup
    box.accessibilityLabel = SystemString.alert.text
    // For Switch Control the alert is the whole screen, so entering it as a group gains nothing.
    box.accessibilityNavigationStyle = .separate
  }

  // That the title is a heading is inferred; certainty C.
  var texts: [UIView] {
    let heading = title.map { text in
      let label = UILabel()
      label.text = text
      label.accessibilityTraits = .header
      return label
    }
    let body = message.map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let labels = [heading, body].compactMap { $0 }
    for label in labels { label.numberOfLines = 0 }
    return labels
  }

  /// The actions as buttons.
  ///
  /// Two short ones of an alert are side by side, the cancel button first; otherwise they are below
  /// each other, the cancel button last. Source: Apple's Human Interface Guidelines on alerts;
  /// certainty A, that two titles must fit C.
  var buttons: [UIView] {
    let cancels = answers.filter { $0.style == .cancel }
    let others = answers.filter { $0.style != .cancel }
    let row = (cancels + others).map(button)
    let width = row.map { $0.intrinsicContentSize.width }.max() ?? 0
    guard look == .alert, row.count == 2, width <= Self.halfWidth else {
      return (others + cancels).map(button)
    }
    let pair = UIStackView(arrangedSubviews: row)
    pair.distribution = .fillEqually
    return [pair]
  }

  func button(for answer: UIAlertAction) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(answer.title, for: .normal)
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    button.isEnabled = answer.isEnabled
    button.accessibilityIdentifier = answer.accessibilityIdentifier
    button.addAction(UIAction { [weak self] _ in self?.choose(answer) }, for: .touchUpInside)
    return button
  }

  func choose(_ answer: UIAlertAction) {
    dismiss(animated: true)
    answer.perform()
  }
}

final class PageScrollView: UIScrollView {
  var turn: ((UIPageViewController.NavigationDirection) -> Bool)?
  var isVertical = false

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled, let turn else { return false }
    let side: UIPageViewController.NavigationDirection? =
      switch direction {
      case .next: .forward
      case .previous: .reverse
      case .left: isVertical ? nil : isRightToLeft ? .reverse : .forward
      case .right: isVertical ? nil : isRightToLeft ? .forward : .reverse
      case .down: isVertical ? .forward : nil
      case .up: isVertical ? .reverse : nil
      }
    return side.map(turn) ?? false
  }
}
