public import AccessibilityTree

/// The elements on which VoiceOver stops on a screen, from the first to the last.
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
/// The members of a container are read together, at the position of the first of them. The order
/// that the app sets applies; otherwise the positions on the screen decide.
///
/// Source: AccessibilitySnapshot; certainty A.
public struct ReadingOrder: Hashable, Sendable {
  /// The stops, in the order in which swiping right visits them.
  public let stops: [Stop]

  /// Creates the reading order of a screen.
  public init(_ tree: AccessibilityTree) {
    let nodes = NodeArrangement(tree).arranged(tree.nodes.withoutSwitchGroups)
    var collector = StopCollector()
    collector.collect(nodes)
    stops = collector.stops
  }

  /// Returns the index of an element.
  ///
  /// If the element occurs more than once, the occurrence nearest to the expected index is
  /// returned.
  package func index(of id: ElementID, expectedAt expected: Int) -> Int? {
    if stops.indices.contains(expected), stops[expected].element.id == id { return expected }
    return stops.firstIndex { $0.element.id == id }
  }

  /// Returns the index of an element, or of the first element in a container.
  package func index(at id: ElementID) -> Int? {
    stops.firstIndex { $0.element.id == id }
      ?? stops.firstIndex { stop in stop.place.containers.contains { $0.id == id } }
  }
}

extension [AccessibilityNode] {
  /// The nodes without the containers that only Switch Control uses.
  fileprivate var withoutSwitchGroups: [AccessibilityNode] {
    flatMap { node -> [AccessibilityNode] in
      guard case .container(let container, let children) = node else { return [node] }
      let members = children.withoutSwitchGroups
      return container.isReadTogether ? [.container(container, children: members)] : members
    }
  }
}

/// Walks through sorted nodes, collecting the stops and their positions.
struct StopCollector {
  private(set) var stops: [Stop] = []
  private var containers: [AccessibilityContainer] = []
  private var contexts: [ElementID: Place.Context]?

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

  /// Collects the children of a container; the outermost container that adds a context wins.
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

/// An element on which VoiceOver stops, with its position.
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
  /// The element on which the focus stops.
  public var element: AccessibilityElement
  /// The position of the element in its containers.
  public var place: Place

  /// Creates a stop.
  public init(_ element: AccessibilityElement, place: Place = Place()) {
    self.element = element
    self.place = place
  }
}
