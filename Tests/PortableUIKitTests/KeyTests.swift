import AccessibilityTree
import AssistiveTechnology
import PortableUIKit
import SpeechRules
import Testing

@MainActor
struct KeyTests {
  private final class Order: UIViewController {
    var log: [String] = []

    override var keyCommands: [UIKeyCommand]? {
      let plain = UIKeyCommand(
        input: UIKeyCommand.inputDownArrow,
        modifierFlags: [],
        action: Selector(down)
      )
      plain.wantsPriorityOverSystemBehavior = true
      let hidden = UIKeyCommand(
        title: "Delete",
        action: Selector(start),
        input: "d",
        modifierFlags: .command,
        attributes: .disabled
      )
      return [
        UIKeyCommand(
          title: "New order",
          action: Selector(start),
          input: "n",
          modifierFlags: .command
        ),
        UIKeyCommand(
          action: Selector(start),
          input: "f",
          modifierFlags: [.command, .shift],
          discoverabilityTitle: "Find"
        ), plain, hidden,
      ]
    }

    func start(_ sender: UIKeyCommand) { log.append(sender.input ?? "") }
    func down() { log.append("down") }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      guard let key = presses.first?.key, key.keyCode == .keyboardJ else {
        return super.pressesBegan(presses, with: event)
      }
      log.append("\(key.characters) \(presses.first?.phase == .began)")
    }
  }

  private func press(_ keys: String..., in content: Any, isOn: Bool = true) async throws -> [String]
  {
    let app = try AccessibleScreen(showing: content)
    let keyboard = FullKeyboardAccess(
      app: app,
      settings: SpeechSettings(language: "en"),
      isOn: isOn
    )
    let commands = try keys.map { try WrittenCommand<KeyCommand>(parsing: $0) }
    return await keyboard.execute(commands, settle: {}, sleep: { _ in }).lines
      .filter { !$0.hasPrefix(">") }
  }

  // Rule: keyboard-commands.
  // Source: Apple's documentation of keyCommands, addKeyCommand(_:), wantsPriorityOverSystemBehavior and
  // pressesBegan(_:with:); A. Commands before plain presses: C.
  @Test func `the responder with a matching key command performs it`() async throws {
    let order = Order()
    let inner = UIViewController()
    order.addChild(inner)
    order.view.addSubview(inner.view)
    order.addKeyCommand(
      UIKeyCommand(
        title: "Print",
        action: Selector(order.down),
        input: "p",
        modifierFlags: .command
      )
    )
    let lines = try await press(
      "Command-N",
      "command shift f",
      "down",
      "command d",
      "command-p",
      "j",
      "k",
      in: order
    )
    #expect(
      lines == [
        "[activated New order]", "[activated Find]", "[activated Down Arrow]", "[nothing happens]",
        "[activated Print]", "[activated J]", "[nothing happens]",
      ]
    )
    #expect(order.log == ["n", "f", "down", "down", "j true"])
  }

  private final class Chip: UIView {
    override var canBecomeFocused: Bool { true }
    override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 44) }
    override func accessibilityActivate() -> Bool { true }
  }

  // Rule: focus-groups.
  // Source: Apple's documentation of canBecomeFocused, focusGroupIdentifier and focusGroupPriority; A.
  // Groups without a name: C.
  @Test func `subviews inherit a focus group, which is entered at its highest priority`()
    async throws
  {
    func row(_ names: String...) -> UIStackView {
      let row = UIStackView(
        arrangedSubviews: names.map { name in
          let chip = Chip()
          chip.isAccessibilityElement = true
          chip.accessibilityLabel = name
          return chip
        }
      )
      row.focusGroupIdentifier = names[0]
      return row
    }
    let (sizes, extras) = (row("Small", "Large"), row("Ham", "Corn"))
    extras.arrangedSubviews[1].focusGroupPriority = .prioritized
    let (field, button) = (UITextField(), UIButton(type: .system))
    field.accessibilityLabel = "Note"
    button.setTitle("Order", for: .normal)
    #expect(
      try await press(
        "tab",
        "right",
        "tab",
        "tab",
        "tab",
        "return",
        in: [sizes, extras, field, button],
        isOn: false
      ) == ["Small", "Large", "Corn", "Note", "Large", "[activated Large]"]
    )
  }

  // Rule: focus-groups.
  // Source: Apple's documentation of allowsFocus; A. That each list is a group: C.
  @Test(arguments: [
    (true, ["Ham", "Corn", "[limit]"]), (false, Array(repeating: "[nothing happens]", count: 3)),
  ])
  func `rows are focusable if their table allows focus`(allows: Bool, lines: [String]) async throws
  {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = UITableViewCell()
        cell.textLabel?.text = ["Ham", "Corn"][indexPath.row]
        return cell
      }
    }
    let (table, source) = (UITableView(), Source())
    table.dataSource = source
    table.allowsFocus = allows
    #expect(try await press("tab", "down", "down", in: table, isOn: false) == lines)
  }
}
