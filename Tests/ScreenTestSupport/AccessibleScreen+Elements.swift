package import AccessibilityTree
package import PortableUIKit

extension AccessibleScreen {
  /// The elements in the order of the hierarchy, without containers.
  package var elements: [AccessibilityElement] { Self.elements(in: currentTree().nodes) }

  /// The labels of the elements; an empty text for an element without a label.
  package var labels: [String] { elements.map { $0.label ?? "" } }

  /// The containers, outer before inner.
  package var containers: [AccessibilityContainer] { Self.containers(in: currentTree().nodes) }

  /// Performs an action on the element with a label; `false` if there is none or it doesn't respond.
  @discardableResult
  package func perform(_ action: AccessibilityAction, onElementLabeled label: String) -> Bool {
    guard let element = elements.first(where: { $0.label == label }) else { return false }
    return perform(action, on: element.id)
  }

  private static func elements(in nodes: [AccessibilityNode]) -> [AccessibilityElement] {
    nodes.flatMap { node in
      switch node {
      case .element(let element): [element]
      case .container(_, let children): elements(in: children)
      }
    }
  }

  private static func containers(in nodes: [AccessibilityNode]) -> [AccessibilityContainer] {
    nodes.flatMap { node in
      switch node {
      case .element: [AccessibilityContainer]()
      case .container(let container, let children): [container] + containers(in: children)
      }
    }
  }
}
