import Observation

/// Keeps track of which views are there, and does what their modifiers ask for when that changes.
@MainActor
final class EffectRunner {
  private struct Known {
    var disappear: (() -> Void)?
    var task: Task<Void, Never>?
    var taskID: AnyHashable?
    var value: Any?
  }

  private var known: [ViewIdentity: Known] = [:]

  /// Does what came up since the rendering before.
  func run(_ effects: [RenderEffect]) {
    let identities = Set(effects.map(\.identity))
    for (identity, gone) in known where !identities.contains(identity) {
      gone.task?.cancel()
      gone.disappear?()
      known[identity] = nil
    }
    for effect in effects { run(effect) }
  }

  private func run(_ effect: RenderEffect) {
    let former = known[effect.identity]
    var current = former ?? Known()
    defer { known[effect.identity] = current }
    switch effect.kind {
    case .appear(let action):
      if former == nil { action() }
    case .disappear(let action):
      current.disappear = action
    case .task(let id, let action):
      guard former == nil || former?.taskID != id else { return }
      current.task?.cancel()
      current.taskID = id
      current.task = Task { @MainActor in await action() }
    case .change(let value, let isEqual, let isInitial, let action):
      current.value = value
      if let former, let old = former.value {
        if !isEqual(old) { action(old) }
      } else if isInitial {
        action(value)
      }
    }
  }
}

/// Something that happens after a rendering.
@MainActor
struct RenderEffect {
  let identity: ViewIdentity
  let kind: Kind

  enum Kind {
    /// The view is there for the first time.
    case appear(() -> Void)
    /// The view is there no longer.
    case disappear(() -> Void)
    /// Work that starts when the view appears, and again when a value changes; it is cancelled when
    /// the view goes.
    case task(id: AnyHashable?, () async -> Void)
    /// A value changed; `isInitial` asks for a call at the first rendering, too.
    case change(value: Any, isEqual: (Any) -> Bool, isInitial: Bool, (_ old: Any) -> Void)
  }
}

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

  init(graph: ViewGraph) { self.graph = graph }

  /// Reads a body, and renders again when an observed object that was read changes.
  func tracking<Content>(_ read: () -> Content) -> Content {
    withObservationTracking(read) { [weak graph] in graph?.requestUpdate() }
  }
}
