import BookModel
import BookTestSupport
import Diagnostics
import TestSupport
import Testing

struct RetainCycleTests {
  /// The owners that the closures of some code keep alive, and what stores them.
  private func closures(_ code: String) -> [String] {
    LittleBook("```swift compiles\n\(code)\n```\n").findings.map { finding in
      guard finding.id == "retain-cycle" else { return finding.id }
      let words = finding.summary.split(separator: "'")
      return "\(words[1]): \(words[3])"
    }
  }

  @Test(arguments: [
    // A property of the object itself, or of one that it holds.
    (
      "class Cell: UIView { func a() { accessibilityLabelBlock = { self.name } } }",
      "self: accessibilityLabelBlock"
    ),
    (
      "class Cell: UIView { func a() { self.accessibilityValueBlock = { [self] in name } } }",
      "self: accessibilityValueBlock"
    ),
    (
      "extension Cell { func a() { close.accessibilityActivateBlock = { self.b(); return true } } }",
      "self: accessibilityActivateBlock"
    ),
    // The variable whose property it is.
    ("bar.accessibilityValueBlock = { bar.value }", "bar: accessibilityValueBlock"),
    ("rows[0].accessibilityLabelBlock = { rows[1].name }", "rows: accessibilityLabelBlock"),
    (
      "button.configurationUpdateHandler = { _ in button.alpha = 1 }",
      "button: configurationUpdateHandler"
    ),
    (
      "bar.accessibilityValueBlock = { if let bar = bar as? Bar { bar.a() }; return nil }",
      "bar: accessibilityValueBlock"
    ),
    // A closure inside that is weak: the one around holds the object for it.
    (
      "bar.accessibilityValueBlock = { Task { [weak bar] in bar?.a() }; return nil }",
      "bar: accessibilityValueBlock"
    ),
    // Actions and rotors that are stored.
    (
      """
      cell.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Delete") { _ in cell.delete() }
      ]
      """, "cell: UIAccessibilityCustomAction"
    ),
    (
      """
      class Cell: UIView {
        init() {
          accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "A", actionHandler: { _ in self.a() })
          ]
        }
      }
      """, "self: UIAccessibilityCustomAction"
    ),
    (
      """
      class Screen: UIViewController {
        lazy var rotor = UIAccessibilityCustomRotor(name: "A") { _ in self.find() }
      }
      """, "self: UIAccessibilityCustomRotor"
    ),
    (
      """
      class Screen: UIViewController {
        override func viewDidLoad() {
          let rotor = UIAccessibilityCustomRotor(name: "A") { predicate in self.find(predicate) }
          accessibilityCustomRotors = [rotor]
        }
      }
      """, "self: UIAccessibilityCustomRotor"
    ),
    (
      """
      class Screen: UIViewController {
        func a() {
          close.addAction(UIAction { _ in self.b() }, for: .touchUpInside)
        }
      }
      """, "self: UIAction"
    ),
    (
      """
      class Screen: UIViewController {
        func a() {
          let buy = UIButton(configuration: .filled(), primaryAction: UIAction { _ in self.b() })
          view.addSubview(buy)
        }
      }
      """, "self: UIAction"
    ),
    (
      """
      class Cell: UIView {
        func a() {
          accessibilityCustomActions?.append(.init(name: "A") { _ in true })
          accessibilityCustomActions?.append(UIAccessibilityCustomAction(name: "B") { _ in self.b() })
        }
      }
      """, "self: UIAccessibilityCustomAction"
    ),
  ])
  func `a closure that retains its owner is reported`(code: String, closure: String) {
    #expect(closures(code) == [closure])
  }

  @Test(arguments: [
    "class C: UIView { func a() { accessibilityLabelBlock = { [weak self] in self?.name } } }",
    "class C: UIView { func a() { accessibilityLabelBlock = { [unowned self] in name } } }",
    "bar.accessibilityValueBlock = { [weak bar] in bar?.value }",
    "bar.accessibilityValueBlock = { [bar = other] in bar.value }",
    "bar.accessibilityValueBlock = { other.bar }",
    "button.configurationUpdateHandler = { button in button.alpha = 1 }",
    // Another variable with the same name.
    "bar.accessibilityValueBlock = { let bar = other; return bar.value }",
    """
    dots.addAction(
      UIAction { action in
        guard let dots = action.sender as? UIPageControl else { return }
        slides.page = dots.currentPage
      }, for: .valueChanged)
    """,
    // Created on each call and stored nowhere.
    """
    class Cell: UIView {
      override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { [UIAccessibilityCustomAction(name: "A") { _ in self.a() }] }
        set {}
      }
    }
    """,
    """
    class Cell: UIView {
      override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get {
          let rotor = UIAccessibilityCustomRotor(name: "A") { _ in self.find() }
          return [rotor]
        }
        set {}
      }
    }
    """,
    "class C: UIView { func menu() -> UIMenu { UIMenu(children: [UIAction { _ in self.a() }]) } }",
    // A value is copied.
    """
    struct Row { func a(cell: UIView) { cell.accessibilityLabelBlock = { self.name } } }
    """,
    // Closures that are called and released.
    "class C: UIView { func a() { UIView.animate(withDuration: 1) { self.alpha = 0 } } }",
    "class C: UIView { func a() { onTap = { self.b() } } }",
    "let broken = {",
  ])
  func `other closures are not reported`(code: String) {
    #expect(closures(code) == [])
  }

  @Test func `a closure is reported at its location, and the help names the weak capture`() {
    let marked = MarkedText(
      """
      ---
      title: Labels
      description: D.
      ---
      - In a list:

        ```swift
        let bar = UIProgressView() // Полоса
        /* Значение */ bar.accessibilityValueBlock = 1️⃣{ bar.value }
        ```
      """
    )
    let book = LittleBook(chapter: marked.text)
    #expect(book.findings.map(\.id) == ["retain-cycle"])
    #expect(book.findings.first?.location == marked.location("1️⃣", in: book.path))
    #expect(book.findings.first?.help == "begin it with '[weak bar]'")
  }

  @Test func `a comment with a reason allows a retain cycle`() {
    let code = "```swift\nbar.accessibilityValueBlock = { bar.value }\n```\n"
    #expect(LittleBook("<!-- allow: retain-cycle this is how it leaks -->\n" + code).findings == [])
  }
}
