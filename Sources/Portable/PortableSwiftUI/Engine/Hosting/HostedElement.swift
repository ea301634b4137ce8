import Foundation
import PortableUIKit

/// The accessibility element of a SwiftUI view.
///
/// It forwards every property and action of UIKit's element to its ``AccessibilityProperties``.
final class HostedElement: UIAccessibilityElement, AXCustomContentProvider, AXChart {
  private var properties = AccessibilityProperties()

  override init(accessibilityContainer container: Any) {
    super.init(accessibilityContainer: container)
    describe { [weak self] in
      var known = BuiltInAccessibility(
        isElement: true,
        inferredTexts: self?.properties.inferredTexts ?? []
      )
      known.isSizedBySystem = self?.properties.isSizedBySystem ?? false
      known.imageNames = self?.properties.imageNames ?? []
      known.touchArea = self?.touchArea
      known.isFocusable = self?.properties.isFocusable ?? false
      known.shortcut = self?.properties.shortcut?.stroke
      return known
    }
  }

  var accessibilityChartDescriptor: AXChartDescriptor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! = []

  func update(_ item: AccessibilityItem) {
    properties = item.properties
    accessibilityFrameInContainerSpace = item.frame
    accessibilityAttributedLabel = spokenLabel
    accessibilityAttributedValue = properties.value
    accessibilityAttributedHint = properties.hint
    accessibilityTraits = traits
    accessibilityIdentifier =
      properties.identifier.map { $0 + (properties.part.map { "-\($0.identifier)" } ?? "") }
    accessibilityUserInputLabels = properties.inputLabels
    accessibilityCustomContent = properties.content
    accessibilityChartDescriptor = properties.chart?()
    accessibilityDirectTouchOptions = properties.directTouch
    accessibilityExpandedStatus =
      properties.isExpanded.map { $0 ? .expanded : .collapsed } ?? .unsupported
    accessibilityCustomActions = properties.namedActions
    // Source: Apple's documentation: inferred from actions and gestures; certainty A.
    if let responds = properties.respondsToUser ?? (properties.activation == nil ? nil : true) {
      accessibilityRespondsToUserInteraction = responds
    }
  }

  /// The area of a gesture on the screen.
  private var touchArea: CGRect? {
    let (own, onScreen) = (accessibilityFrameInContainerSpace.origin, accessibilityFrame.origin)
    return properties.touchArea?.offsetBy(dx: onScreen.x - own.x, dy: onScreen.y - own.y)
  }

  func update(_ rotors: [UIAccessibilityCustomRotor]) {
    accessibilityCustomRotors = rotors.isEmpty ? nil : rotors
  }

  /// The label, with its heading level only if it has the header trait.
  ///
  /// Source: CVS Health; certainty B.
  private var spokenLabel: NSAttributedString? {
    let names = [properties.label, properties.part.map { NSAttributedString(string: $0.name) }]
    let whole = AccessibilityMerge.joined(names.compactMap(\.self).filter { $0.length > 0 })
    guard let label = whole ?? properties.label, !properties.traits.contains(.header) else {
      return whole ?? properties.label
    }
    let plain = NSMutableAttributedString(attributedString: label)
    plain.removeAttribute(
      .accessibilityTextHeadingLevel,
      range: NSRange(location: 0, length: plain.length)
    )
    return plain
  }

  private var traits: UIAccessibilityTraits {
    var traits = properties.traits.subtracting(.modal)
    if !properties.isEnabled { traits.insert(.notEnabled) }
    if properties.adjustment != nil { traits.insert(.adjustable) }
    return traits
  }

  override var accessibilityActivationPoint: CGPoint {
    get {
      if let corner = properties.activationCorner { return corner }
      guard let point = properties.activationPoint else {
        return super.accessibilityActivationPoint
      }
      let frame = accessibilityFrame
      return CGPoint(x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y)
    }
    set { super.accessibilityActivationPoint = newValue }
  }

  override func accessibilityActivate() -> Bool {
    guard properties.isEnabled, let activation = properties.activation else { return false }
    activation()
    return true
  }

  override func accessibilityIncrement() {
    if properties.isEnabled { properties.adjustment?(.increment) }
  }

  override func accessibilityDecrement() {
    if properties.isEnabled { properties.adjustment?(.decrement) }
  }

  override func accessibilityPerformEscape() -> Bool { perform(.escape) }
  override func accessibilityPerformMagicTap() -> Bool { perform(.magicTap) }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let scrolling = properties.scrolling, let edge = direction.edge else { return false }
    scrolling(edge)
    return true
  }

  override func accessibilityZoomIn(at point: CGPoint) -> Bool {
    properties.zooming?(.zoomIn)
    return properties.zooming != nil
  }

  override func accessibilityZoomOut(at point: CGPoint) -> Bool {
    properties.zooming?(.zoomOut)
    return properties.zooming != nil
  }

  package func followLink(_ index: Int) -> Bool {
    guard properties.links.indices.contains(index) else { return false }
    properties.links[index]()
    return true
  }

  override func accessibilityElementDidBecomeFocused() { properties.focus?(true) }
  override func accessibilityElementDidLoseFocus() { properties.focus?(false) }

  private func perform(_ kind: HostedAction.Kind) -> Bool {
    guard let action = properties.actions.last(where: { $0.kind == kind }) else { return false }
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
