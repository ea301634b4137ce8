import Observation

/// One rendering of everything that a graph shows, and what came up on the way.
@MainActor
final class RenderPass {
  let graph: ViewGraph
  /// What is to happen after the rendering: appearing, changing, starting tasks.
  var effects: [RenderEffect] = []
  /// What the bars around the views are to show.
  var bar = BarContent()
  /// What is to be shown above the views.
  var presentations: [Presented] = []
  /// The heights at which the screen rests if it is a sheet; empty for all of the screen.
  var sheetHeights: Set<PresentationDetent> = []
  /// What the screens of values are, by the types of the values.
  var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]
  /// What views told those around them, by the keys' types.
  var preferences: [ObjectIdentifier: Any] = [:]
  /// Whether a view holds itself.
  var isEndless = false

  init(graph: ViewGraph) {
    self.graph = graph
  }

  /// Reads a body, and renders again when an observed object that was read changes.
  func tracking<Content>(_ read: () -> Content) -> Content {
    withObservationTracking(read) { [weak graph] in graph?.requestUpdate() }
  }
}
