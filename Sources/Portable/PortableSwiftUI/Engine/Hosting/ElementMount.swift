import Foundation
import PortableUIKit

/// Keeps the accessibility objects on the screen.
///
/// An element keeps its object from one rendering to the next as long as its view has the same
/// identity, so the focus stays where it is.
@MainActor
final class ElementMount {
  private var elements: [ViewIdentity: HostedElement] = [:]
  private var used: Set<ViewIdentity> = []
  private var order: [RotorTarget] = []
  private var requested: [AccessibleObject] = []
  /// The elements requested at the last rendering; `nil` before the first.
  private var previouslyRequested: [AccessibleObject]?

  private func moveFocus() {
    let former = previouslyRequested
    previouslyRequested = requested
    guard let former, let target = requested.first, !former.contains(target),
      !target.accessibilityElementIsFocused()
    else { return }
    UIAccessibility.post(notification: .layoutChanged, argument: target)
  }

  func show(_ views: [RenderedView], in host: UIView, surfaces: SurfaceMount) {
    used = []
    order = []
    requested = []
    let collector = AccessibilityCollector()
    let items = AccessibilityItem.ordered(views.flatMap(collector.items))
    host.accessibilityElements = objects(for: items, in: host, surfaces)
    elements = elements.filter { used.contains($0.key) }
    moveFocus()
  }

  private func objects(
    for items: [AccessibilityItem],
    in container: UIResponder,
    _ surfaces: SurfaceMount
  ) -> [Any] { items.compactMap { object(for: $0, in: container, surfaces) } }

  private func object(
    for item: AccessibilityItem,
    in container: UIResponder,
    _ surfaces: SurfaceMount
  ) -> Any? {
    switch item.kind {
    case .element: return element(for: item, in: container)
    case .container(let members):
      let element = element(for: item, in: container)
      element.isAccessibilityElement = false
      element.accessibilityContainerType = .semanticGroup
      element.accessibilityElements = objects(for: members, in: element, surfaces)
      return element
    case .scroll(let members):
      guard let view = surfaces.view(for: item.identity) else { return nil }
      view.accessibilityElements = objects(for: members, in: view, surfaces)
      return view
    case .native:
      guard let view = surfaces.view(for: item.identity) else { return nil }
      // The content is read from top to bottom, as on any UIKit screen.
      if !view.isAccessibilityElement { view.shouldGroupAccessibilityChildren = true }
      if item.isChanged { apply(item.properties, to: view) }
      if let view = view as? any FocusReporting { follow(item.properties, view) }
      if view.isAccessibilityElement {
        order.append(RotorTarget(item, view))
        if !item.properties.rotors.isEmpty { view.accessibilityCustomRotors = rotors(of: item) }
      }
      return view
    }
  }

  private func element(for item: AccessibilityItem, in container: UIResponder) -> HostedElement {
    used.insert(item.identity)
    let element =
      elements[item.identity] ?? HostedElement(accessibilityContainer: container)
    elements[item.identity] = element
    element.accessibilityContainer = container
    element.isAccessibilityElement = true
    element.update(item)
    element.update(rotors(of: item))
    order.append(RotorTarget(item, element))
    if item.properties.wantsFocus { requested.append(element) }
    return element
  }

  private func rotors(of item: AccessibilityItem) -> [UIAccessibilityCustomRotor] {
    item.properties.rotors.map { rotor in
      rotor.uiKitEquivalent { [weak self] entry in
        self?.order.first { $0.isTarget(of: entry) }?.object
      }
    }
  }

  private func follow(_ properties: AccessibilityProperties, _ view: any FocusReporting) {
    view.focusDidChange = properties.focus
    if properties.wantsFocus { requested.append(view) }
  }

  /// Applies properties; those set by modifiers override those of a UIKit view.
  private func apply(_ properties: AccessibilityProperties, to view: UIView) {
    if let label = properties.label { view.accessibilityAttributedLabel = label }
    if let value = properties.value { view.accessibilityAttributedValue = value }
    if let hint = properties.hint { view.accessibilityAttributedHint = hint }
    if let identifier = properties.identifier { view.accessibilityIdentifier = identifier }
    if let names = properties.inputLabels { view.accessibilityUserInputLabels = names }
    if let actions = properties.namedActions { view.accessibilityCustomActions = actions }
    if !properties.traits.isEmpty {
      view.accessibilityTraits = view.accessibilityTraits.union(
        properties.traits.subtracting(.modal)
      )
    }
  }
}

/// A UIKit view that takes accessibility focus when the app requests it, and reports focus changes.
@MainActor
protocol FocusReporting: UIView {
  var focusDidChange: ((Bool) -> Void)? { get set }
}
