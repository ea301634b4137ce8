import AccessibilityTree

/// The walk through arranged nodes that gathers the stops and tells each its place.
struct StopCollector {
  /// The stops found so far.
  private(set) var stops: [Stop] = []
  private var containers: [AccessibilityContainer] = []
  private var contexts: [ElementID: Place.Context]?

  /// Adds the stops of nodes that stand in reading order.
  mutating func collect(_ nodes: [AccessibilityNode]) {
    for node in nodes {
      switch node {
      case .element(let element):
        let place = Place(containers: containers, context: contexts?[element.id])
        stops.append(Stop(element, place: place))
      case .container(let container, let children):
        enter(container, children)
      }
    }
  }

  /// Collects a container's children; the outermost container that provides a context wins.
  private mutating func enter(
    _ container: AccessibilityContainer,
    _ children: [AccessibilityNode]
  ) {
    let outer = contexts
    contexts = outer ?? container.contexts(for: children)
    containers.append(container)
    collect(children)
    containers.removeLast()
    contexts = outer
  }
}
