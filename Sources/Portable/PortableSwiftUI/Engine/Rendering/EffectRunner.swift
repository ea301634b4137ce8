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
