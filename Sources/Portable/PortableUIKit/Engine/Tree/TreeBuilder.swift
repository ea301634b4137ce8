import AccessibilityTree
import Foundation

/// Converts live objects to an accessibility tree.
///
/// Source of the rules: AccessibilitySnapshot, AccessibilityHierarchyParser; certainty A.
@MainActor
struct TreeBuilder {
  let registry: ElementRegistry

  /// Converts an object and everything in it, in the order of the hierarchy.
  func nodes(of object: UIResponder) -> [AccessibilityNode] {
    let nodes = nodes(of: object, within: [], table: nil)
    guard let area = (object as? UIWindow)?.inputArea else { return nodes }
    let input = self.nodes(of: area, within: [], table: nil)
    guard !input.isEmpty else { return nodes }
    return [
      .container(
        AccessibilityContainer(id: registry.id(for: object), kind: .group, order: .explicit),
        children: [
          .container(
            AccessibilityContainer(id: registry.id(for: area.precedingContent), kind: .group),
            children: nodes
          ),
          .container(
            AccessibilityContainer(
              id: registry.id(for: area),
              kind: .group,
              frame: Rect(area.accessibilityFrame)
            ),
            children: input
          ),
        ]
      )
    ]
  }

  private func nodes(
    of object: UIResponder,
    within ancestors: Set<ObjectIdentifier>,
    table: (any UIAccessibilityContainerDataTable)?
  ) -> [AccessibilityNode] {
    // An object that lists itself among its elements would recurse endlessly.
    guard !ancestors.contains(ObjectIdentifier(object)), isPresent(object),
      !isJoined(object, within: ancestors)
    else { return [] }
    if object.isAccessibilityElement {
      // The overlay views of a text field follow its text.
      let inner = (object as? UITextField)?.innerViews.flatMap {
        nodes(of: $0, within: ancestors, table: table)
      }
      return [.element(element(for: object, in: table))] + (inner ?? [])
    }
    let ancestors = ancestors.union([ObjectIdentifier(object)])
    let table = table ?? dataTable(object)
    let explicit = explicitElements(of: object)
    let members = members(of: object)
    let row = (object as? UITableViewCell).flatMap { rowElement(of: $0, in: table) }
    let children =
      (row.map { [.element($0)] } ?? [])
      + members.flatMap { nodes(of: $0, within: ancestors, table: table) }
    guard !children.isEmpty, let container = container(for: object, isExplicit: explicit != nil)
    else { return children }
    return [.container(container, children: children)]
  }

  private func dataTable(_ object: UIResponder) -> (any UIAccessibilityContainerDataTable)? {
    guard object.accessibilityContainerType == .dataTable else { return nil }
    return object as? any UIAccessibilityContainerDataTable
  }

  private func isPresent(_ object: UIResponder) -> Bool {
    guard !object.accessibilityElementsHidden else { return false }
    guard let view = object as? UIView else { return true }
    guard !view.isHidden, view.alpha > 0 else { return false }
    // A view without size only contributes its content, unless it clips it.
    guard view.bounds.size == .zero else { return true }
    return !view.clipsToBounds && !view.isAccessibilityElement
      && explicitElements(of: view) == nil
  }

  func members(of object: UIResponder) -> [UIResponder] {
    explicitElements(of: object) ?? visibleSubviews(of: object)
  }

  func explicitElements(of object: UIResponder) -> [UIResponder]? {
    if let elements = object.accessibilityElements {
      return elements.compactMap(responder)
    }
    let count = object.accessibilityElementCount()
    guard count != NSNotFound else { return nil }
    return (0..<max(0, count)).compactMap { object.accessibilityElement(at: $0).flatMap(responder) }
  }

  private func responder(for element: Any) -> UIResponder? {
    (element as? UIBarItem)?.itemView ?? (element as? UIViewController)?.viewIfLoaded
      ?? (element as? NSObject).flatMap(AccessibilityProxies.known)
  }

  /// The subviews; if several are modal, only the last modal one.
  private func visibleSubviews(of object: UIResponder) -> [UIResponder] {
    // Input views are read after everything else.
    let subviews = ((object as? UIView)?.subviews ?? []).filter { !($0 is InputArea) }
    let modal = subviews.last { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha > 0 }
    return modal.map { [$0] } ?? subviews
  }

  private func container(for object: UIResponder, isExplicit: Bool) -> AccessibilityContainer? {
    let label = object.accessibilityAttributedLabel?.string.nonEmpty
    let value = object.accessibilityAttributedValue?.string.nonEmpty
    guard let kind = kind(of: object, hasName: label != nil || value != nil, isExplicit: isExplicit)
    else { return nil }
    // A plain group is not spoken itself.
    let isNamed = kind != .group
    return AccessibilityContainer(
      id: registry.id(for: object),
      kind: kind,
      label: isNamed ? label : nil,
      value: isNamed ? value : nil,
      isEnabled: !object.accessibilityTraits.contains(.notEnabled),
      frame: Rect(object.accessibilityFrame),
      language: object.accessibilityLanguage,
      order: isExplicit ? .explicit : .geometric,
      navigationStyle: object.accessibilityNavigationStyle.inTree,
      isReadTogether: kind != .group || isExplicit || object.shouldGroupAccessibilityChildren,
      elementsWithoutIndex: isExplicit && isNamed ? unindexed(in: object) : [],
      listed: isExplicit && isNamed ? listed(in: object) : []
    )
  }

  /// All listed elements, readable or not.
  ///
  /// Source: AccessibilitySnapshot counts by `accessibilityElementCount()`; certainty A.
  private func listed(in object: UIResponder) -> [ElementID] {
    (explicitElements(of: object) ?? []).map { registry.id(for: $0) }
  }

  /// The listed elements whose index the container doesn't find.
  ///
  /// Source: AccessibilitySnapshot asks `index(ofAccessibilityElement:)`; certainty A.
  private func unindexed(in object: UIResponder) -> [ElementID] {
    (explicitElements(of: object) ?? []).compactMap { element in
      object.index(ofAccessibilityElement: element) == NSNotFound ? registry.id(for: element) : nil
    }
  }

  private func kind(
    of object: UIResponder,
    hasName: Bool,
    isExplicit: Bool
  ) -> AccessibilityContainer.Kind? {
    if object is UITabBar { return .tabBar }
    if object is UISegmentedControl { return .series }
    if object.accessibilityTraits.contains(.tabBar) { return .tabBarTrait }
    let identifier = (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
    switch object.accessibilityContainerType {
    case .list: return .list
    case .landmark: return .landmark
    case .dataTable: return .dataTable
    case .semanticGroup where hasName || identifier?.nonEmpty != nil:
      return object.builtInAccessibility.isWebLandmark ? .webLandmark : .semanticGroup
    case .semanticGroup, .none:
      let isGroup =
        isExplicit || object.shouldGroupAccessibilityChildren
        || object.accessibilityNavigationStyle == .combined
      return isGroup ? .group : nil
    }
  }
}

extension UIAccessibilityNavigationStyle {
  fileprivate var inTree: AccessibilityContainer.NavigationStyle {
    switch self {
    case .automatic: .automatic
    case .separate: .separate
    case .combined: .combined
    }
  }
}
