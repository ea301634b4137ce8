import Foundation
import PortableUIKit

/// The accessibility element of a SwiftUI view.
///
/// It forwards every property and action of UIKit's element to its ``AccessibilityFacts``.
final class HostedElement: UIAccessibilityElement, AXCustomContentProvider, AXChart {
  private var facts = AccessibilityFacts()

  override init(accessibilityContainer container: Any) {
    super.init(accessibilityContainer: container)
    describe { [weak self] in
      var known = BuiltInAccessibility(isElement: true, guesses: self?.facts.guesses ?? [])
      known.isSizedBySystem = self?.facts.isSizedBySystem ?? false
      known.isFocusable = self?.facts.isFocusable ?? false
      known.shortcut = self?.facts.shortcut?.stroke
      return known
    }
  }

  var accessibilityChartDescriptor: AXChartDescriptor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! = []

  func update(_ item: AccessibilityItem) {
    facts = item.facts
    accessibilityFrameInContainerSpace = item.frame
    accessibilityAttributedLabel = spokenLabel
    accessibilityAttributedValue = facts.value
    accessibilityAttributedHint = facts.hint
    accessibilityTraits = traits
    accessibilityIdentifier =
      facts.identifier.map { $0 + (facts.part.map { "-\($0.identifier)" } ?? "") }
    accessibilityUserInputLabels = facts.inputLabels
    accessibilityCustomContent = facts.content
    accessibilityChartDescriptor = facts.chart?()
    accessibilityDirectTouchOptions = facts.directTouch
    accessibilityExpandedStatus =
      facts.isExpanded.map { $0 ? .expanded : .collapsed } ?? .unsupported
    accessibilityCustomActions = facts.namedActions
    // Source: Apple's documentation: inferred from actions and gestures; certainty A.
    if let responds = facts.respondsToUser ?? (facts.activation == nil ? nil : true) {
      accessibilityRespondsToUserInteraction = responds
    }
  }

  func update(_ rotors: [UIAccessibilityCustomRotor]) {
    accessibilityCustomRotors = rotors.isEmpty ? nil : rotors
  }

  /// The label, with its heading level only if it has the header trait.
  ///
  /// Source: CVS Health; certainty B.
  private var spokenLabel: NSAttributedString? {
    let names = [facts.label, facts.part.map { NSAttributedString(string: $0.name) }]
    let whole = AccessibilityMerge.joined(names.compactMap(\.self).filter { $0.length > 0 })
    guard let label = whole ?? facts.label, !facts.traits.contains(.header) else {
      return whole ?? facts.label
    }
    let plain = NSMutableAttributedString(attributedString: label)
    plain.removeAttribute(
      .accessibilityTextHeadingLevel,
      range: NSRange(location: 0, length: plain.length)
    )
    return plain
  }

  private var traits: UIAccessibilityTraits {
    var traits = facts.traits.subtracting(.modal)
    if !facts.isEnabled { traits.insert(.notEnabled) }
    if facts.adjustment != nil { traits.insert(.adjustable) }
    return traits
  }

  override var accessibilityActivationPoint: CGPoint {
    get {
      if let corner = facts.activationCorner { return corner }
      guard let point = facts.activationPoint else { return super.accessibilityActivationPoint }
      let frame = accessibilityFrame
      return CGPoint(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
    }
    set { super.accessibilityActivationPoint = newValue }
  }

  override func accessibilityActivate() -> Bool {
    guard facts.isEnabled, let activation = facts.activation else { return false }
    activation()
    return true
  }

  override func accessibilityIncrement() {
    if facts.isEnabled { facts.adjustment?(.increment) }
  }

  override func accessibilityDecrement() {
    if facts.isEnabled { facts.adjustment?(.decrement) }
  }

  override func accessibilityPerformEscape() -> Bool { perform(.escape) }
  override func accessibilityPerformMagicTap() -> Bool { perform(.magicTap) }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let scrolling = facts.scrolling, let edge = direction.edge else { return false }
    scrolling(edge)
    return true
  }

  override func accessibilityZoomIn(at point: CGPoint) -> Bool {
    facts.zooming?(.zoomIn)
    return facts.zooming != nil
  }

  override func accessibilityZoomOut(at point: CGPoint) -> Bool {
    facts.zooming?(.zoomOut)
    return facts.zooming != nil
  }

  override func accessibilityElementDidBecomeFocused() { facts.focus?(true) }
  override func accessibilityElementDidLoseFocus() { facts.focus?(false) }

  private func perform(_ kind: HostedAction.Kind) -> Bool {
    guard let action = facts.actions.last(where: { $0.kind == kind }) else { return false }
    action.perform()
    return true
  }
}

extension UIAccessibilityScrollDirection {
  /// The edge that is scrolled into view; certainty C.
  fileprivate var edge: Edge? {
    switch self {
    case .up: .bottom
    case .down: .top
    case .left: .trailing
    case .right: .leading
    default: nil
    }
  }
}
