import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

@MainActor
struct TableEditingTests {
  private final class Pizzas: UITableViewController {
    var names = ["Margherita", "Pepperoni"]
    var made = 0
    var details: [Int] = []
    var index: [String]?
    var decorate: (UITableViewCell, Int) -> Void = { _, _ in }
    var make: ((String) -> UITableViewCell)?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "pizza")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      made += 1
      if let make { return make(names[indexPath.row]) }
      let cell = tableView.dequeueReusableCell(withIdentifier: "pizza", for: indexPath)
      cell.textLabel?.text = names[indexPath.row]
      decorate(cell, indexPath.row)
      return cell
    }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }
    override func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    override func tableView(
      _ tableView: UITableView,
      accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      details.append(indexPath.row)
    }
    override func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Archive") { _, _, done in done(true) }
      ])
    }
  }

  // Source: Apple's UIKit string tables for the word; certainty A, C for its position.
  // Rule: control-tick.
  @Test(arguments: [("en", "checked"), ("ru", "отмечено")])
  func `a checkmark is the value of a cell`(language: String, word: String) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let pizzas = Pizzas()
    pizzas.decorate = { cell, row in cell.accessoryType = row == 1 ? .checkmark : .none }
    let screen = try AccessibleScreen(showing: pizzas, language: language)
    #expect(screen.elements.map(\.value) == [nil, word])
    #expect(screen.elements.map(\.inferredTexts) == [[], [.value]])
  }

  // Source: Apple's UIKit string tables for the words; certainty A, C for one element next to a button.
  // Rule: control-details.
  @Test func `a detail button is next to the texts`() throws {
    let pizzas = Pizzas()
    pizzas.decorate = { cell, row in cell.accessoryType = row == 0 ? .detailButton : .none }
    let screen = try AccessibleScreen(showing: pizzas)
    #expect(screen.labels == ["Margherita", "More Info", "Pepperoni"])
    #expect(screen.perform(.activate, onElementLabeled: "More Info"))
    #expect(pizzas.details == [0])
  }

  // Source: Apple's UIKit string tables for words and hint; certainty A. The reorder hint, and that
  // the control is draggable: recordings; certainty B.
  // Rule: control-edited-row, control-delete.
  @Test(arguments: [
    ("en", ["Delete Margherita", "Margherita", "Reorder Margherita"], "Double tap to delete item"),
    (
      "ru", ["Удалить Margherita", "Margherita", "Изменить порядок Margherita"],
      "Коснитесь дважды для удаления объекта"
    ),
  ])
  func `an edited row has delete and reorder controls`(
    language: String,
    labels: [String],
    hint: String
  ) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let pizzas = Pizzas()
    let screen = try AccessibleScreen(showing: pizzas, language: language)
    pizzas.setEditing(true, animated: false)
    let row = screen.elements.prefix(3).sorted { $0.frame.x < $1.frame.x }
    #expect(row.map(\.label) == labels)
    #expect(row.first?.hint == hint)
    #expect(row.last?.traits == [.button, .draggable])
    #expect(screen.perform(.activate, onElementLabeled: labels[0]))
    #expect(!screen.labels.contains("Margherita"))
  }

  // Regression: German had no hint. Source: recordings in English, certainty B; ours in the other
  // languages, C.
  // Rule: control-edited-row.
  @Test(arguments: [
    ("en", "Double tap and hold"), ("ru", "Коснитесь дважды и удерживайте"),
    ("de", "Doppeltippen und halten"), ("zh-Hans", "轻点两下并按住"),
  ])
  func `the reorder hint is in the device's language`(
    language: String,
    beginning: String
  ) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let pizzas = Pizzas()
    let screen = try AccessibleScreen(showing: pizzas, language: language)
    pizzas.setEditing(true, animated: false)
    let button = screen.elements.first { $0.traits.contains(.draggable) }
    #expect(button?.hint?.hasPrefix(beginning) == true)
  }

  // Known from iOS; certainty C.
  @Test func `deleting a selected row selects no other row`() throws {
    let pizzas = Pizzas()
    let screen = try AccessibleScreen(showing: pizzas)
    pizzas.tableView.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    pizzas.names.removeFirst()
    pizzas.tableView.deleteRows(at: [[0, 0]], with: .none)
    #expect(screen.elements.map { $0.traits.contains(.selected) } == [false])
  }

  // Source: recordings; certainty B.
  // Rule: control-swipe.
  @Test func `swipe actions are custom actions of the row`() throws {
    let screen = try AccessibleScreen(showing: Pizzas())
    #expect(screen.elements.first?.customActions == [CustomAction(name: "Archive")])
  }

  // Certainty C: a phone must offer them somewhere in the row, or VoiceOver users could not swipe. For
  // the order: AccessibilitySnapshot #323, “verified on device”; B.
  // Rule: control-swipe.
  @Test
  func `swipe actions are offered in rows with several elements or overridden actions`()
    throws
  {
    final class Row: UITableViewCell {
      override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { [UIAccessibilityCustomAction(name: "Star") { _ in true }] }
        set {}
      }
    }
    let pizzas = Pizzas()
    let label = UIView.label("Part")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    pizzas.make = { name in
      guard name == "Margherita" else {
        let row = Row(style: .default, reuseIdentifier: nil)
        row.textLabel?.text = name
        return row
      }
      let row = UITableViewCell(style: .default, reuseIdentifier: nil)
      row.contentView.addSubview(label)
      return row
    }
    let screen = try AccessibleScreen(showing: pizzas)
    #expect(screen.elements[0].label == "Part")
    #expect(screen.elements[0].customActions.map(\.name) == ["Archive"])
    #expect(screen.elements[1].customActions.map(\.name) == ["Archive", "Star"])
    #expect(screen.perform(.custom(0), on: screen.elements[1].id))
  }

  // Source: Apple's UIKit string tables for the words; certainty A, C for when they are spoken.
  // Rule: control-empty.
  @Test(arguments: [("en", "Empty list"), ("ru", "Пустой список")])
  func `an empty table is announced`(language: String, words: String) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let pizzas = Pizzas()
    pizzas.names = []
    #expect(try AccessibleScreen(showing: pizzas, language: language).labels == [words])
  }

  // Source: Apple's UIKit string tables; certainty A.
  // Rule: control-rows.
  @Test(arguments: [
    ("en", "rows 17 to 32 of 40"), ("ru", "строки с 17 по 32 из 40"),
  ])
  func `a scrolled table announces the visible rows`(language: String, words: String) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let pizzas = Pizzas()
    pizzas.names = (1...40).map { "Pizza \($0)" }
    let screen = try AccessibleScreen(showing: pizzas, language: language)
    let first = try #require(screen.elements.first)
    #expect(screen.perform(.scroll(.down), on: first.id))
    guard case .pageScrolled(let text)? = screen.takeNotifications().last else {
      Issue.record("nothing was said")
      return
    }
    #expect(text == words)
  }

  // Known from phones, certainty B; its name, certainty C.
  // Rule: control-index.
  @Test func `the section index of a table is adjustable`() throws {
    let pizzas = Pizzas()
    pizzas.index = ["M", "P"]
    let screen = try AccessibleScreen(showing: pizzas)
    let index = try #require(screen.elements.first { $0.label == "Section index" })
    #expect(index.traits == .adjustable)
    #expect(index.value == "M")
    #expect(screen.perform(.increment, on: index.id))
    #expect(screen.elements.first { $0.id == index.id }?.value == "P")
  }

  @Test func `a reload reuses cells, and a row keeps its identity`() throws {
    let pizzas = Pizzas()
    let screen = try AccessibleScreen(showing: pizzas)
    let before = screen.elements.map(\.id)
    pizzas.names[1] = "Salami"
    pizzas.tableView.reloadData()
    #expect(screen.elements.map(\.id) == before)
    #expect(screen.labels == ["Margherita", "Salami"])
  }

  @Test func `an added row does not affect the others`() throws {
    let pizzas = Pizzas()
    let screen = try AccessibleScreen(showing: pizzas)
    let before = screen.elements.map(\.id)
    pizzas.names.insert("Calzone", at: 0)
    pizzas.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    #expect(screen.labels.sorted() == ["Calzone", "Margherita", "Pepperoni"])
    #expect(Set(before).isSubset(of: Set(screen.elements.map(\.id))))
    #expect(pizzas.made == 3)
  }
}
