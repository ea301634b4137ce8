public import Foundation

/// A stack of changes that can be undone.
///
/// Foundation on Linux doesn't have it. On a device everything registered in one turn of the run
/// loop is one group; here each `undo()` undoes one registered change, or one group that was opened
/// explicitly.
@preconcurrency @MainActor open class UndoManager: NSObject {
  private struct Group {
    var name = ""
    var changes: [() -> Void] = []
  }

  private var done: [Group] = []
  private var undone: [Group] = []
  private var open: [Group] = []
  private var disabled = 0

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open var levelsOfUndo = 0
  open var groupsByEvent = true
  open var runLoopModes: [RunLoop.Mode] = [.default]

  public nonisolated override init() { super.init() }

  open var canUndo: Bool { !done.isEmpty || !open.isEmpty }
  open var canRedo: Bool { !undone.isEmpty }
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open var groupingLevel: Int { open.count }
  open var undoActionName: String { done.last?.name ?? "" }
  open var redoActionName: String { undone.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  open func beginUndoGrouping() { open.append(Group()) }

  open func endUndoGrouping() {
    guard let group = open.popLast(), !group.changes.isEmpty else { return }
    if open.isEmpty { push(group) } else { open[open.count - 1].changes += group.changes }
  }

  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let change = { [weak target] in if let target { handler(target) } }
    if open.isEmpty {
      push(Group(changes: [change]))
    } else {
      open[open.count - 1].changes.append(change)
    }
  }

  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !done.isEmpty {
      done[done.count - 1].name = actionName
    }
  }

  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard let group = done.popLast() else { return }
    isUndoing = true
    beginUndoGrouping()
    for change in group.changes.reversed() { change() }
    nameOpenGroup(group.name)
    endUndoGrouping()
    isUndoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
  }

  open func redo() {
    guard let group = undone.popLast() else { return }
    isRedoing = true
    beginUndoGrouping()
    for change in group.changes.reversed() { change() }
    nameOpenGroup(group.name)
    endUndoGrouping()
    isRedoing = false
    NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
  }

  open func removeAllActions() { (done, undone, open) = ([], [], []) }

  /// Removes all actions: the target of an action isn't stored.
  open func removeAllActions(withTarget target: Any) { removeAllActions() }
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func nameOpenGroup(_ name: String) {
    if let last = open.indices.last, open[last].name.isEmpty { open[last].name = name }
  }

  private func push(_ group: Group) {
    if isUndoing {
      undone.append(group)
    } else {
      done.append(group)
      if !isRedoing { undone = [] }
      if levelsOfUndo > 0, done.count > levelsOfUndo { done.removeFirst() }
    }
  }
}

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
