import Testing

/// Findings about views as a file shows them, and what isn't one.
struct SayFindingTests {
  private let tool: Tool

  init() async throws {
    tool = try await Tool()
  }

  /// The ids of the findings of a file, and what each is about: the name in its first line.
  private func findings(_ code: String) async throws -> [String] {
    try tool.write(code, to: "File.swift")
    let run = try await tool.run("say", "File.swift")
    return run.errors.matches(of: #/File\.swift:\d+:\d+: (?:warning|error): (.*) \[(.*)\]/#)
      .map { "\($0.2): \($0.1)" }
  }

  /// A screen for each view, on the lines from the second on.
  private func screens(_ views: [String], _ properties: String = "") -> String {
    let screens = views.enumerated().map { number, view in
      "struct Screen\(number): View { \(properties)var body: some View { \(view) } }\n"
    }
    return "import SwiftUI\n" + screens.joined()
  }

  private static let large = [
    "List { ForEach(names, id: \\.self) { Text($0) }.onDelete { _ in } }",
    "List { Text(\"Pin me\").swipeActions { Button(\"Pin\") {} } }",
    "List { NavigationLink { Text(\"Page\") } label: { Text(\"Go\").font(.caption) } }",
    "Text(\"Otter\").accessibilityAction(named: \"Feed\") {}",
    "VStack { Button(\"Skip\") {}; Link(\"Site\", destination: URL(filePath: \"/\")) }",
    "Stepper(\"Guests\", value: $count)",
    "Menu(\"More\") { Button(\"Copy\") {} }",
    "DisclosureGroup(\"Details\") { Text(\"Open\") }",
    "Button {} label: { Image(\"Close\") }",
    "Image(\"Close\").onTapGesture {}.accessibilityAddTraits(.isButton)",
    "Button {} label: { Image(decorative: \"map\"); Text(\"Map\") }",
    "Button {} label: { VStack { Text(\"Storm\"); Text(\"Stay inside\").font(.caption) } }",
  ]

  @Test func `what no one touches or the system sizes is no small target`() async throws {
    let properties = "let names = [\"Otter\", \"Emden\"]; @State var count = 2; "
    let code = screens(Self.large.map { "NavigationStack { \($0) }" }, properties)
    #expect(try await findings(code) == [])
  }

  private static let small = [
    (
      "Button {} label: { Image(systemName: \"xmark\") }.accessibilityLabel(\"Close\")",
      "'Close' is 20 × 20 pt"
    ),
    (
      "Button {} label: { Image(\"Close\").resizable().frame(width: 30, height: 30) }",
      "'Close' is 30 × 30 pt"
    ),
    ("Button {} label: { Text(\"OK\").frame(width: 20, height: 20) }", "'OK' is 20 × 20 pt"),
    ("Text(\"OK\").frame(width: 30, height: 30).onTapGesture {}", "'OK' is 30 × 30 pt"),
  ]

  @Test func `what the app draws too small is a finding`() async throws {
    let findings = try await findings(screens(Self.small.map(\.0)))
    #expect(findings == Self.small.map { "small-target: \($0.1), less than 44 × 44 pt" })
  }

  @Test(arguments: [
    ("close.sizeToFit()", []),
    (
      "close.frame.size = CGSize(width: 30, height: 30)",
      ["small-target: 'Close' is 30 × 30 pt, less than 44 × 44 pt"]
    ),
  ])
  func `a button of UIKit that is as large as its picture has an unknown size`(
    size: String,
    expected: [String]
  ) async throws {
    let code = """
      import UIKit
      final class Screen: UIViewController {
        override func viewDidLoad() {
          let close = UIButton()
          close.setImage(UIImage(named: "cross"), for: .normal)
          close.accessibilityLabel = "Close"
          \(size)
          close.frame.origin = CGPoint(x: 100, y: 100)
          view.addSubview(close)
        }
      }
      """
    #expect(try await findings(code) == expected)
  }

  @Test func `the target is the view that takes the touch`() async throws {
    let code = """
      import UIKit
      final class Wide: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
          bounds.insetBy(dx: -20, dy: -20).contains(point)
        }
      }
      final class Screen: UIViewController {
        override func viewDidLoad() {
          let card = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 60))
          card.addGestureRecognizer(UITapGestureRecognizer())
          let name = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
          name.text = "Otter"
          name.accessibilityTraits = .button
          card.addSubview(name)
          let wide = Wide(frame: CGRect(x: 0, y: 200, width: 20, height: 20))
          wide.setTitle("Wide", for: .normal)
          let small = UIButton(frame: CGRect(x: 0, y: 300, width: 20, height: 20))
          small.setTitle("Small", for: .normal)
          let text = UILabel(frame: CGRect(x: 0, y: 400, width: 80, height: 20))
          text.text = "Text"
          text.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Copy") { _ in true }]
          for part in [card, wide, small, text] { view.addSubview(part) }
        }
      }
      """
    #expect(
      try await findings(code) == ["small-target: 'Small' is 20 × 20 pt, less than 44 × 44 pt"]
    )
  }

  private static let parts = """
    import UIKit
    final class Row: UITableViewCell {}
    final class Phone: UITextField {}
    final class Round: UIButton {
      override init(frame: CGRect) {
        super.init(frame: frame)
        setTitle("Go", for: .normal)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class PassThrough: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }

    """

  @Test func `cells and controls that a screen shows are spoken there only`() async throws {
    let code =
      Self.parts + """
        final class Screen: UITableViewController {
          override func viewDidLoad() {
            let phone = Phone(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
            phone.accessibilityLabel = "Phone"
            tableView.tableHeaderView = phone
            tableView.register(Row.self, forCellReuseIdentifier: "row")
          }
          override func tableView(_ view: UITableView, numberOfRowsInSection: Int) -> Int { 1 }
          override func tableView(_ view: UITableView, cellForRowAt path: IndexPath)
            -> UITableViewCell
          {
            let row = view.dequeueReusableCell(withIdentifier: "row", for: path)
            row.textLabel?.text = "Otter"
            return row
          }
        }
        """
    #expect(try await findings(code) == [])
    let run = try await tool.run("say", "File.swift")
    #expect(
      run.output.matches(of: #/(?m)^# .*$/#).map { String($0.0) } == [
        "# Round", "# PassThrough", "# Screen",
      ]
    )
  }

  /// A field without a placeholder is named by the code that shows it.
  @Test func `a cell alone is not called empty, and the size of a class alone is not judged`()
    async throws
  {
    let code =
      Self.parts + """
        final class Email: UITextField {
          override func didMoveToWindow() { placeholder = "Email" }
        }
        """
    #expect(try await findings(code) == ["missing-label: the field 'Email' has no label"])
  }

  @Test func `a background is not called empty`() async throws {
    #expect(try await findings(screens(["Color.red.opacity(0.2)", "Divider()"])) == [])
  }

  @Test func `a view that draws and says nothing is called empty`() async throws {
    let code = """
      import UIKit
      final class Chart: UIView {
        override func draw(_ rect: CGRect) {}
      }
      """
    #expect(
      try await findings(code) == ["nothing-to-read: Chart has nothing that VoiceOver stops at"]
    )
  }

  @Test(arguments: ["navigationItem.titleView = box", "navigationItem.rightBarButtonItem = item"])
  func `a bar sizes views by the constraints inside them`(place: String) async throws {
    let code = """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          let box = UIView()
          let title = UILabel()
          title.text = "Otter"
          title.translatesAutoresizingMaskIntoConstraints = false
          box.addSubview(title)
          NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: box.trailingAnchor),
            title.topAnchor.constraint(equalTo: box.topAnchor),
            title.bottomAnchor.constraint(equalTo: box.bottomAnchor),
          ])
          let item = UIBarButtonItem(customView: box)
          _ = item
          \(place)
        }
      }
      let screen = UINavigationController(rootViewController: Page())
      """
    #expect(try await !findings(code).contains { $0.hasPrefix("without-size") })
    let run = try await tool.run("say", "File.swift")
    #expect(run.output.contains("Otter"))
  }

  private static let symbols = [
    ("systemName: \"plus\"", "Add", false),
    ("systemName: \"clock.arrow.circlepath\"", "clock.arrow.circlepath", true),
    ("systemName: \"trash\"", "trash", true),
    ("\"Bookmark-New-24\"", "Bookmark-New-24", true),
    ("\"Margherita\"", "Margherita", false),
  ]

  // Rule: control-symbol.
  // Source: issue 5165 of SwiftLint; B for “Add”, C for the raw name.
  @Test func `the name of a symbol is a guess, and one for code is a finding`() async throws {
    let views = Self.symbols.map { image, _, _ in
      "Button {} label: { Image(\(image)).frame(width: 44, height: 44) }"
    }
    try tool.write(screens(views), to: "File.swift")
    let run = try await tool.run("say", "File.swift", "--explain")
    let speech = run.output.split(separator: "# Screen")
    #expect(speech.count == Self.symbols.count, "\(run.output)")
    for (number, (image, name, isFinding)) in Self.symbols.enumerated() {
      let finding = #/File\.swift:(\d+):\d+: .* \[image-name\]/#
      let lines = run.errors.matches(of: finding).map { String($0.1) }
      #expect(lines.contains("\(number + 2)") == isFinding, "\(run.errors)")
      guard number < speech.count else { continue }
      #expect(speech[number].contains("\n\(name), Button\n"), "\(run.output)")
      let isGuess = speech[number].contains("Computed, with a guess: “\(name)”")
      #expect(isGuess == (image.contains("systemName") && name != "Add"))
    }
  }

  @Test func `the report of many screens is not limited like what they print`() async throws {
    let screens = (1...16).map { number in
      """
      struct Screen\(number): View {
        let words = String(repeating: "word ", count: 600)
        var body: some View { VStack { ForEach(0..<12) { Text("\\($0) \\(words)") } } }
      }
      """
    }
    try tool.write("import SwiftUI\n" + screens.joined(separator: "\n"), to: "File.swift")
    let run = try await tool.run("say", "File.swift", "--timeout", "100")
    #expect(run.errors == "")
    #expect(run.output.matches(of: #/(?m)^# .*$/#).count == 16)
  }
}
