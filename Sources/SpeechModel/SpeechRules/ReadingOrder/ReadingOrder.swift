public import AccessibilityTree

/// The stops of a screen, from the first to the last.
///
/// ```swift
/// import AccessibilityTree
/// import SpeechRules
///
/// let price = AccessibilityElement(
///   id: ElementID(1), label: "Price", frame: Rect(x: 0, y: 60, width: 300, height: 44))
/// let name = AccessibilityElement(
///   id: ElementID(2), label: "Name", frame: Rect(x: 0, y: 0, width: 300, height: 44))
/// let tree = AccessibilityTree(nodes: [.element(price), .element(name)])
/// for stop in ReadingOrder(tree).stops { print(stop.element.label ?? "") }
/// ```
///
/// ```output
/// Name
/// Price
/// ```
///
/// Members of a container are read one after another. The app's own order holds where it gave one,
/// the places on the screen decide elsewhere, and a container stands where its first member stands.
///
/// Source: AccessibilitySnapshot; certainty A.
public struct ReadingOrder: Hashable, Sendable {
  /// The stops in the order of flicking right.
  public let stops: [Stop]

  /// Reads a screen.
  public init(_ tree: AccessibilityTree) {
    let nodes = NodeArrangement(tree).arranged(tree.nodes.readingAlone)
    var collector = StopCollector()
    collector.collect(nodes)
    stops = collector.stops
  }

  /// Returns the position of an element.
  ///
  /// The position at which it is expected decides where an element is listed twice.
  package func index(of id: ElementID, expectedAt expected: Int) -> Int? {
    if stops.indices.contains(expected), stops[expected].element.id == id { return expected }
    return stops.firstIndex { $0.element.id == id }
  }

  /// Returns the position of an element, or of the first element inside a container.
  package func index(at id: ElementID) -> Int? {
    stops.firstIndex { $0.element.id == id }
      ?? stops.firstIndex { stop in stop.place.containers.contains { $0.id == id } }
  }
}

extension [AccessibilityNode] {
  /// The nodes without the containers that are there for Switch Control alone.
  fileprivate var readingAlone: [AccessibilityNode] {
    flatMap { node -> [AccessibilityNode] in
      guard case .container(let container, let children) = node else { return [node] }
      let members = children.readingAlone
      return container.isReadTogether ? [.container(container, children: members)] : members
    }
  }
}

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

/// An element in reading order, with the place it is read in.
///
/// ```swift
/// import AccessibilityTree
/// import SpeechRules
///
/// let news = AccessibilityElement(id: ElementID(1), label: "News", traits: .link)
/// let stop = Stop(news)
/// print(stop.element.label ?? "")
/// ```
///
/// ```output
/// News
/// ```
public struct Stop: Hashable, Codable, Sendable {
  /// The element the focus stops at.
  public var element: AccessibilityElement
  /// Where the element stands.
  public var place: Place

  /// Creates a stop.
  public init(_ element: AccessibilityElement, place: Place = Place()) {
    self.element = element
    self.place = place
  }
}
