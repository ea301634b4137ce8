public import Foundation

/// What the user did, so that it can be taken back.
///
/// Foundation for Linux has no such class. Everything registered between two turns of the run loop is
/// one group on a phone; here each call of `undo()` takes back one registered change, or one group
/// that was opened by name.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private struct Group {
    var name = ""
    var changes: [() -> Void] = []
  }

  private var done: [Group] = []
  private var undone: [Group] = []
  private var open: [Group] = []
  private var disabled = 0

  /// Whether a change is being taken back.
  open private(set) var isUndoing = false
  /// Whether a change is being made again.
  open private(set) var isRedoing = false
  /// The number of changes that are kept; 0 means all.
  open var levelsOfUndo = 0
  /// Whether changes of one turn are one group; it is kept and not looked at.
  open var groupsByEvent = true
  /// The modes of the run loop in which changes are noted; kept.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  /// Creates an empty history.
  public nonisolated override init() {
    super.init()
  }

  /// Whether there is something to take back.
  open var canUndo: Bool { !done.isEmpty || !open.isEmpty }
  /// Whether there is something to make again.
  open var canRedo: Bool { !undone.isEmpty }
  /// Whether changes are noted.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// The number of groups that are open.
  open var groupingLevel: Int { open.count }
  /// The name of what would be taken back.
  open var undoActionName: String { done.last?.name ?? "" }
  /// The name of what would be made again.
  open var redoActionName: String { undone.last?.name ?? "" }
  /// What a menu says for taking back.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// What a menu says for making again.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Opens a group of changes that are taken back together.
  open func beginUndoGrouping() {
    open.append(Group())
  }

  /// Closes a group of changes.
  open func endUndoGrouping() {
    guard let group = open.popLast(), !group.changes.isEmpty else { return }
    if open.isEmpty { keep(group) } else { open[open.count - 1].changes += group.changes }
  }

  /// Notes how a change is taken back.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let change = { [weak target] in if let target { handler(target) } }
    if open.isEmpty {
      keep(Group(changes: [change]))
    } else {
      open[open.count - 1].changes.append(change)
    }
  }

  /// Names what would be taken back.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !done.isEmpty {
      done[done.count - 1].name = actionName
    }
  }

  /// Takes back the last change.
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

  /// Makes the change again that was taken back last.
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

  /// Forgets everything.
  open func removeAllActions() {
    (done, undone, open) = ([], [], [])
  }

  /// Forgets everything; whose change it was is not remembered here.
  open func removeAllActions(withTarget target: Any) {
    removeAllActions()
  }

  /// Stops noting changes.
  open func disableUndoRegistration() {
    disabled += 1
  }

  /// Notes changes again.
  open func enableUndoRegistration() {
    disabled = max(0, disabled - 1)
  }

  /// Gives what a menu says for taking something back.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Gives what a menu says for making something again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func nameOpenGroup(_ name: String) {
    if let last = open.indices.last, open[last].name.isEmpty { open[last].name = name }
  }

  private func keep(_ group: Group) {
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
  /// A change was taken back.
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A change was made again.
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
