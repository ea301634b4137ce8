import Testing

/// What a screen shows is spoken there only, in `book say`.
struct SayPartTests {
  private let tool: Tool

  init() async throws { tool = try await Tool() }

  @Test(arguments: SharedPart.all)
  func `a view that a screen shows is spoken there only`(part: SharedPart) async throws {
    try tool.write(part.code, to: "File.swift")
    let run = try await tool.run("say", "File.swift", "--strict")
    #expect(run.output == part.speech, "\(run.errors)")
    let note = part.note.map { "note: \($0); '--show' speaks it alone" }
    #expect(run.errors.contains("part of") == (note != nil), "\(run.errors)")
    if let note { #expect(run.errors.contains(note), "\(run.errors)") }
  }

  @Test func `an expression speaks a part alone`() async throws {
    try tool.write(SharedPart.inner.code, to: "File.swift")
    let run = try await tool.run("say", "File.swift", "--show", "Price()")
    #expect(run.output == "12 dollars\n", "\(run.errors)")
  }

  @Test func `gestures that lead to another screen leave it a screen of its own`() async throws {
    let code = """
      import SwiftUI
      struct Details: View { var body: some View { Text("Details") } }
      struct Home: View {
        var body: some View {
          NavigationStack { NavigationLink("Open") { Details() } }
        }
      }
      """
    try tool.write(code, to: "File.swift")
    try tool.write("double tap\n", to: "gestures.txt")
    let run = try await tool.run("say", "File.swift", "--gestures", "gestures.txt")
    #expect(run.output.contains("# Details\n"), "\(run.output)\n\(run.errors)")
    #expect(run.output.contains("# Home\n"))
  }
}

struct SharedPart: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var code: String
  var speech: String
  /// The note about a part that isn't spoken alone.
  var note: String?

  static let all = [
    view, hidden, inHidden, controller, variable, inner, mutual, preview, previewed,
  ]

  private static let view = SharedPart(
    testDescription: "a view in a controller",
    code: """
      import UIKit
      \(label("Badge", "New"))
      final class Home: UIViewController {
        override func viewDidLoad() {
          view.addSubview(Badge(frame: CGRect(x: 0, y: 80, width: 100, height: 30)))
        }
      }
      """,
    speech: "New\n",
    note: "Badge was skipped: it is spoken as a part of Home"
  )

  private static let previewed = SharedPart(
    testDescription: "a previewed view whose texts another view replaces",
    code: """
      import SwiftUI
      struct Ring: View { var body: some View { Text("42%") } }
      struct Spoken: View {
        var body: some View {
          Ring().accessibilityElement(children: .ignore).accessibilityLabel("Progress, 42 percent")
        }
      }
      #Preview("plain") { Ring() }
      """,
    speech: "# Ring\n42%\n\n# Spoken\nProgress, 42 percent\n"
  )

  private static let hidden = SharedPart(
    testDescription: "a hidden view in a controller",
    code: """
      import UIKit
      \(label("Badge", "New"))
      final class Home: UIViewController {
        override func viewDidLoad() {
          title = "Home"
          let badge = Badge(frame: CGRect(x: 0, y: 80, width: 100, height: 30))
          badge.isHidden = true
          let text = UILabel(frame: CGRect(x: 0, y: 120, width: 100, height: 30))
          text.text = "Old"
          view.addSubview(badge)
          view.addSubview(text)
        }
      }
      """,
    speech: "# Badge\nNew\n\n# Home\nOld\n"
  )

  private static let inHidden = SharedPart(
    testDescription: "a view in a hidden one",
    code: """
      import UIKit
      \(label("Badge", "New"))
      final class Home: UIViewController {
        override func viewDidLoad() {
          let frame = CGRect(x: 0, y: 80, width: 100, height: 30)
          let box = UIView(frame: frame)
          box.isHidden = true
          box.addSubview(Badge(frame: box.bounds))
          let text = UILabel(frame: frame)
          text.text = "Old"
          view.addSubview(box)
          view.addSubview(text)
        }
      }
      """,
    speech: "# Badge\nNew\n\n# Home\nOld\n"
  )

  private static let controller = SharedPart(
    testDescription: "a controller in another one",
    code: """
      import UIKit
      final class Header: UIViewController {
        override func viewDidLoad() {
          let text = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
          text.text = "Header"
          view.addSubview(text)
        }
      }
      final class Home: UIViewController {
        override func viewDidLoad() {
          let header = Header()
          addChild(header)
          header.view.frame = CGRect(x: 0, y: 60, width: 300, height: 60)
          view.addSubview(header.view)
          header.didMove(toParent: self)
        }
      }
      """,
    speech: "Header\n",
    note: "Header was skipped: it is spoken as a part of Home"
  )

  private static let variable = SharedPart(
    testDescription: "a variable that a controller shows",
    code: """
      import UIKit
      let badge = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
      final class Home: UIViewController {
        override func viewDidLoad() {
          badge.text = "New"
          view.addSubview(badge)
        }
      }
      """,
    speech: "New\n",
    note: "badge was skipped: it is spoken as a part of Home"
  )

  static let inner = SharedPart(
    testDescription: "a SwiftUI view in others",
    code: """
      import SwiftUI
      struct Price: View { var body: some View { Text("12 dollars") } }
      struct Dish: View { var body: some View { HStack { Text("Pizza"); Price() } } }
      struct Empty: View { var body: some View { if false { Dish() } else { Text("Sold out") } } }
      struct Shop: View { var body: some View { List { Dish() } } }
      """,
    speech: "# Empty\nSold out\n\n# Shop\nPizza\n12 dollars\n",
    note: "Price was skipped: it is spoken as a part of Shop"
  )

  private static let mutual = SharedPart(
    testDescription: "two views that show each other",
    code: """
      import SwiftUI
      struct Even: View {
        var depth = 0
        var body: some View { if depth < 2 { Text("Even"); Odd(depth: depth + 1) } }
      }
      struct Odd: View {
        var depth = 0
        var body: some View { if depth < 2 { Text("Odd"); Even(depth: depth + 1) } }
      }
      """,
    speech: "Even\nOdd\n",
    note: "Odd was skipped: it is spoken as a part of Even"
  )

  private static let preview = SharedPart(
    testDescription: "a preview, which may have values of its own",
    code: """
      import SwiftUI
      struct Dish: View {
        var name = "Pizza"
        var body: some View { Text(name) }
      }
      #Preview("Soup") { Dish(name: "Soup") }
      """,
    speech: "# Soup\nSoup\n\n# Dish\nPizza\n"
  )

  private static func label(_ name: String, _ text: String) -> String {
    """
    final class \(name): UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "\(text)"
        addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }
}
