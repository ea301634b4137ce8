import Observation

/// Tracks which views exist, and runs their effects when that changes.
@MainActor
final class EffectRunner {
  private struct Known {
    var disappear: (() -> Void)?
    var task: Task<Void, Never>?
    var taskID: AnyHashable?
    var value: Any?
  }

  private var known: [ViewIdentity: Known] = [:]

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

@MainActor
struct RenderEffect {
  let identity: ViewIdentity
  let kind: Kind

  enum Kind {
    case appear(() -> Void)
    case disappear(() -> Void)
    /// Starts when the view appears, and again when the id changes; cancelled when the view
    /// disappears.
    case task(id: AnyHashable?, () async -> Void)
    /// A changed value; with `isInitial` also reported at the first rendering.
    case change(value: Any, isEqual: (Any) -> Bool, isInitial: Bool, (_ old: Any) -> Void)
  }
}

/// One rendering of a view graph, and what it collects for the screen around it.
@MainActor
final class RenderPass {
  let graph: ViewGraph
  var effects: [RenderEffect] = []
  var bar = BarContent()
  var presentations: [PresentationRequest] = []
  var sheetHeights: Set<PresentationDetent> = []
  var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]
  var preferences: [ObjectIdentifier: Any] = [:]
  /// Whether rendering stopped because a view contains itself.
  var isRecursive = false

  init(graph: ViewGraph) { self.graph = graph }

  /// Reads a body; changes of the observable objects it reads request another rendering.
  func tracking<Content>(_ read: () -> Content) -> Content {
    withObservationTracking(read) { [weak graph] in graph?.requestUpdate() }
  }
}
