import PortableFoundation
import Testing

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

  @Test func `changes are undone in reverse order and redone`() {
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

  @Test func `a group is undone as a whole, and a new change clears the redo stack`() {
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

  @Test func `the undo stack respects its limit`() {
    let counter = Counter()
    counter.history.levelsOfUndo = 1
    counter.add(1)
    counter.add(2)
    counter.history.undo()
    counter.history.undo()
    #expect(counter.value == 1)
  }
}
