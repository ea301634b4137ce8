import PortableFoundation
import Testing

/// What the user did is taken back and made again.
@MainActor
struct UndoManagerTests {
  @MainActor
  private final class Counter {
    var value = 0
    let history = UndoManager()

    func add(_ amount: Int) {
      value += amount
      history.registerUndo(withTarget: self) { $0.add(-amount) }
      history.setActionName("Add \(amount)")
    }
  }

  @Test func `changes are taken back from the last to the first, and made again`() {
    let counter = Counter()
    counter.add(1)
    counter.add(10)
    #expect(counter.history.undoMenuItemTitle == "Undo Add 10")
    counter.history.undo()
    #expect(counter.value == 1)
    #expect(counter.history.canRedo)
    counter.history.redo()
    #expect(counter.value == 11)
    counter.history.undo()
    counter.history.undo()
    #expect(counter.value == 0)
    #expect(!counter.history.canUndo)
  }

  @Test func `a group is taken back at once, and a new change forgets what could be made again`() {
    let counter = Counter()
    counter.history.beginUndoGrouping()
    counter.add(1)
    counter.add(2)
    counter.history.endUndoGrouping()
    counter.history.undo()
    #expect(counter.value == 0)
    counter.add(5)
    #expect(!counter.history.canRedo)
  }

  @Test func `only so many changes are kept as were asked for`() {
    let counter = Counter()
    counter.history.levelsOfUndo = 1
    counter.add(1)
    counter.add(2)
    counter.history.undo()
    counter.history.undo()
    #expect(counter.value == 1)
  }
}
