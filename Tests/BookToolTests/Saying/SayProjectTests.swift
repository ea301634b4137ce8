import Foundation
import System
import Testing

/// `book say --project`: previews, recorded screens and changes.
struct SayProjectTests {
  private static let cart = """
    import SwiftUI
    struct Cart: View {
      var body: some View { Image("ic_add"); Button("Buy") {} }
    }
    #Preview("Full cart") { Cart() }
    """

  private func app(_ files: [String: String]) async throws -> Tool {
    let tool = try await Tool()
    for (path, text) in files {
      let file = tool.folder.appending(path: "App/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    return tool
  }

  private func git(_ arguments: String..., in tool: Tool) async throws {
    let folder = tool.folder.appending(path: "App").path(percentEncoded: false)
    let identity = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
    let run = try await Command(
      program: "git",
      arguments: ["-C", folder] + identity + arguments,
      timeLimit: 60
    ).run()
    try #require(run.succeeded, "\(run.errors)")
  }

  @Test func `all previews are spoken, with a table`() async throws {
    let tool = try await app([
      "Cart.swift": Self.cart,
      "Broken.swift": "import SwiftUI\n#Preview { nowhere() }",
      "Line.swift": "import SwiftUI\n#Preview { Color.red }",
      "Model.swift": "struct Model {}",
    ])
    let run = try await tool.run("say", "--project", "App")
    #expect(run.output.contains("# Full cart\nic_add, Image\nBuy, Button"))
    #expect(run.output.contains("Spoken: 1 of 3"))
    #expect(run.output.contains("Nothing to read: 1 of 3\n  App/Line.swift\n"))
    #expect(run.output.contains("Not spoken: 1 of 3"))
    #expect(run.errors.contains("3 of 3: "))
    #expect(run.output.contains("\n  App/Broken.swift: Preview: it cannot be created here"))
    #expect(
      run.output.hasSuffix("\nThe notes of one file: book say --project App App/Broken.swift\n")
    )
    #expect(run.status == 1)
  }

  /// The first file is ready last.
  @Test func `two runs say the same, in the order of the files`() async throws {
    let slow = "{ usleep(4_000_000); return \"Soup\" }()"
    let tool = try await app([
      "A.swift": "import SwiftUI\n#Preview(\"A\") { Text(Item.title) }",
      "B.swift": Self.cart,
      "C.swift": "import SwiftUI\n#Preview(\"C\") { Badge(Item.price) }",
      "Item.swift": "enum Item { static let title: String = \(slow); static var price: Int { 3 } }",
    ])
    let runs = try await [
      tool.run("say", "--project", "App", "--no-cache"),
      tool.run("say", "--project", "App", "--no-cache"),
    ]
    #expect(runs[0].output == runs[1].output)
    let names = runs[0].output.split(separator: "\n").filter { $0.hasPrefix("# ") }
    #expect(Array(names.prefix(2)) == ["# A", "# Full cart"], "\(runs[0].output)")
  }

  @Test(arguments: [
    (["say", "--project", "App"], "App: error: no file of the project has a preview"),
    (
      ["say", "--project", "App", "Cart.swift"], "Cart.swift: error: the file is not in the folder"
    ),
    (["say", "--project", "Shop"], "Shop: error: there are no Swift files in this folder"),
  ])
  func `a project without what is asked for says what to pass`(
    arguments: [String],
    error: String
  ) async throws {
    let tool = try await app(["Model.swift": "struct Model {}"])
    try Data(Self.cart.utf8).write(to: tool.folder.appending(path: "Cart.swift"))
    let run = try await tool.run(arguments)
    #expect(run.errors.contains(error))
    #expect(run.errors.contains("\n  help: "))
    #expect(run.status == 1)
  }

  @Test func `recorded screens are compared element by element`() async throws {
    let tool = try await app(["Cart.swift": Self.cart])
    let recorded = try await tool.run("say", "--project", "App", "--record", "Heard")
    #expect(recorded.status == 0, "\(recorded.errors)")
    let file = tool.folder.appending(path: "Heard/Cart/Full cart.txt")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.hasPrefix("screen: Full cart\nfile: Cart.swift\nstops: 2\n\nic_add, Image\n"))
    let same = try await tool.run("say", "--project", "App", "--compare", "Heard")
    #expect(same.output == "0 of 1 screens changed\n")
    #expect(same.status == 0)
    try Data(text.replacing("Buy, Button", with: "Pay, Button").utf8).write(to: file)
    let changed = try await tool.run("say", "--project", "App", "--compare", "Heard")
    #expect(changed.output.contains("  - Pay, Button\n  + Buy, Button"))
    #expect(changed.status == 1)
    let silent = "import SwiftUI\n#Preview(\"Full cart\") { nowhere() }"
    try Data(silent.utf8).write(to: tool.folder.appending(path: "App/Cart.swift"))
    let incomparable = try await tool.run("say", "--project", "App", "--compare", "Heard")
    #expect(incomparable.output.contains("no screen could be compared"))
    #expect(incomparable.status == 1)
  }

  @Test func `the report of a change has screens, lines and findings`() async throws {
    let tool = try await app(["Cart.swift": Self.cart, "Other.swift": "struct Other {}"])
    try await git("init", "-q", in: tool)
    try await git("add", ".", in: tool)
    try await git("commit", "-qm", "Add a cart", in: tool)
    let better = Self.cart.replacing("Image(\"ic_add\")", with: "Image(decorative: \"ic_add\")")
    try Data(better.utf8).write(to: tool.folder.appending(path: "App/Cart.swift"))
    let run = try await tool.run("say", "--project", "App", "--diff", "HEAD")
    #expect(run.output.contains("2 stops before, 1 after"), "\(run.errors)")
    #expect(run.output.contains("  - ic_add, Image\n"))
    #expect(run.output.contains("  fixed: 'ic_add' is the name of an image, not a label"))
    let comment = try await tool.run(
      "say",
      "--project",
      "App",
      "--diff",
      "HEAD",
      "--format",
      "markdown"
    )
    #expect(comment.output.hasPrefix("<!-- by-ear: spoken lines -->\n### What"))
    #expect(comment.output.contains("```diff\n- ic_add, Image\n```"))
    let data = try await tool.run("say", "--project", "App", "--diff", "HEAD", "--format", "json")
    let document = try JSONDecoder().decode(JSONValue.self, from: Data(data.output.utf8))
    let schema = JSONSchema(root: try Repository.json("docs/schemas/diff.schema.json"))
    #expect(schema.violations(in: document) == [])
    let screen = document["changed"]?.list?.first
    #expect(screen?["lines"]?.list?.compactMap(\.text) == ["- ic_add, Image"])
    #expect(screen?["fixedFindings"]?.list?.first?["id"]?.text == "image-name")
    #expect(data.output.contains("\"stopsBefore\" : 2"))
  }

  /// A modifier can't be shown alone.
  @Test func `a change of what can't be shown alone is heard where it is used`() async throws {
    let look = "import SwiftUI\nextension Text { func marked() -> some View { self } }\n"
    let tool = try await app([
      "Look.swift": look,
      "Row.swift":
        "import SwiftUI\nstruct Row: View { var body: some View { Text(\"Tea\").marked() } }",
    ])
    try await git("init", "-q", in: tool)
    try await git("add", ".", in: tool)
    try await git("commit", "-qm", "Add a row", in: tool)
    let heading = look.replacing("{ self }", with: "{ accessibilityAddTraits(.isHeader) }")
    try Data(heading.utf8).write(to: tool.folder.appending(path: "App/Look.swift"))
    let run = try await tool.run("say", "--project", "App", "--diff", "HEAD")
    #expect(run.output.hasPrefix("Row (Row.swift): 1 stop\n  - Tea\n  + Tea, Heading\n"))
  }

  /// A third screen would take time and say the same.
  @Test func `what another changed file shows is compared only there`() async throws {
    let look = "import SwiftUI\nextension Text { func marked() -> some View { self } }\n"
    let row = "import SwiftUI\nstruct Row: View { var body: some View { Text(\"Tea\").marked() } }"
    let tool = try await app([
      "Look.swift": look, "Row.swift": row,
      "List.swift": row.replacing("Row", with: "List"),
    ])
    try await git("init", "-q", in: tool)
    try await git("add", ".", in: tool)
    try await git("commit", "-qm", "Add rows", in: tool)
    let heading = look.replacing("{ self }", with: "{ accessibilityAddTraits(.isHeader) }")
    try Data(heading.utf8).write(to: tool.folder.appending(path: "App/Look.swift"))
    try Data((row + "\n").utf8).write(to: tool.folder.appending(path: "App/Row.swift"))
    let run = try await tool.run("say", "--project", "App", "--diff", "HEAD")
    #expect(run.output.hasSuffix("\n1 of 1 screens changed\n"), "\(run.output)")
  }

  @Test func `buttons without a name are called so`() async throws {
    let code = """
      import UIKit
      final class Dots: UIView {
        var count: Int = 0 {
          didSet {
            let dot = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
            dot.isAccessibilityElement = true
            addSubview(dot)
          }
        }
      }
      """
    let tool = try await app(["Dots.swift": code])
    try await git("init", "-q", in: tool)
    try await git("add", ".", in: tool)
    try await git("commit", "-qm", "Add dots", in: tool)
    let silent = code.replacing(
      "isAccessibilityElement = true",
      with: "isAccessibilityElement = false"
    )
    try Data(silent.utf8).write(to: tool.folder.appending(path: "App/Dots.swift"))
    let run = try await tool.run("say", "--project", "App", "--diff", "HEAD")
    #expect(run.output.hasPrefix("Dots (Dots.swift): 1 stop before, 0 after\n  - Button\n"))
    #expect(run.output.contains("there is no button without a name any more"))
  }

  /// Only the step of the first slider differs, which no line of the screen says.
  @Test func `adjustable elements are tried before and after a change`() async throws {
    let code = """
      import SwiftUI
      struct Volume: View {
        @State private var level = 50.0
        @State private var pitch = 0.0
        var body: some View {
          Slider(value: $level, in: 0...100, step: 5) { Text("Level") }
          Slider(value: $pitch, in: 0...10, step: 1) { Text("Pitch") }
        }
      }
      """
    let tool = try await app(["Volume.swift": code])
    try await git("init", "-q", in: tool)
    try await git("add", ".", in: tool)
    try await git("commit", "-qm", "Add sliders", in: tool)
    let coarse = code.replacing("step: 5", with: "step: 25")
    try Data(coarse.utf8).write(to: tool.folder.appending(path: "App/Volume.swift"))
    let run = try await tool.run("say", "--project", "App", "--diff", "HEAD", "--format", "json")
    let document = try JSONDecoder().decode(JSONValue.self, from: Data(run.output.utf8))
    let schema = JSONSchema(root: try Repository.json("docs/schemas/diff.schema.json"))
    #expect(schema.violations(in: document) == [])
    let screen = document["changed"]?.list?.first
    let adjustables = try #require(screen?["adjustables"]?.list, "\(run.output) \(run.errors)")
    #expect(adjustables.compactMap { $0["name"]?.text } == ["Level"])
    let before = try #require(adjustables.first?["before"])
    let after = try #require(adjustables.first?["after"])
    #expect(before["value"]?.text == after["value"]?.text)
    #expect(before["swipeUp"]?.text != after["swipeUp"]?.text)
    #expect(after["swipeDown"]?.text == "25%")
    let comment = try await tool.run("say", "--project", "App", "--diff", "HEAD")
    #expect(comment.output.contains("adjusting 'Level': 50%; swipe up: 75%; swipe down: 25%"))
  }

  /// A button that ends the program doesn't keep the others from being pressed.
  @Test func `buttons are pressed before and after a change`() async throws {
    let code = """
      import SwiftUI
      struct Counter: View {
        @State private var count = 1
        var body: some View {
          Button("More") { count += 1; AccessibilityNotification.Announcement("\\(count)").post() }
          Button("Stop") { fatalError() }
          Button("Same") {}
          Button("Less") { count -= 1 }
        }
      }
      """
    let tool = try await app(["Counter.swift": code])
    try await git("init", "-q", in: tool)
    try await git("add", ".", in: tool)
    try await git("commit", "-qm", "Add a counter", in: tool)
    let faster = code.replacing("count += 1", with: "count += 10")
      .replacing("Button(\"Stop\") { fatalError() }", with: "Button(\"Stop\") {}")
      .replacing("Button(\"Less\")", with: "Button(\"Fewer\")")
    try Data(faster.utf8).write(to: tool.folder.appending(path: "App/Counter.swift"))
    let run = try await tool.run("say", "--project", "App", "--diff", "HEAD", "--format", "json")
    let document = try JSONDecoder().decode(JSONValue.self, from: Data(run.output.utf8))
    let schema = JSONSchema(root: try Repository.json("docs/schemas/diff.schema.json"))
    #expect(schema.violations(in: document) == [])
    let screen = document["changed"]?.list?.first
    let buttons = try #require(screen?["buttons"]?.list, "\(run.output) \(run.errors)")
    #expect(buttons.compactMap { $0["name"]?.text } == ["More", "Stop", "Fewer", "Less"])
    #expect(buttons.first?["before"]?["lines"]?.list?.last?.text?.hasSuffix(" 2") == true)
    #expect(buttons.first?["after"]?["lines"]?.list?.last?.text?.hasSuffix(" 11") == true)
    #expect(buttons[1]["before"]?["lines"] == nil)
    let text = try await tool.run("say", "--project", "App", "--diff", "HEAD")
    #expect(
      text.output.contains(
        "after pressing 'Stop': nothing is said (before: the program ends, or does not answer)"
      )
    )
    #expect(text.output.contains("after pressing 'More': announcement"))
    #expect(!text.output.contains("[activated"))
    #expect(text.output.contains("there is no button 'Less' any more"))
  }

  /// What was left out may be what changed.
  @Test(arguments: [
    ("nowhere()", "App.swift: nothing to read on either side, maybe because of stand-ins"),
    ("Color.clear.opacity()", "App.swift: nothing to read on either side, when it is shown alone"),
    (
      "Text(\"Tea\"); nowhere()",
      "App.swift: the lines are the same, apart from 1 place that was left out"
    ),
  ])
  func `a comparison says what was left out on both sides`(
    content: String,
    report: String
  ) async throws {
    func code(_ argument: String) -> String {
      let body = content.replacing("()", with: "(\(argument))")
      return "import SwiftUI\nstruct Row: View { var body: some View { VStack { \(body) } } }\n"
    }
    let tool = try await app(["App.swift": code("1")])
    try await git("init", "-q", in: tool)
    try await git("add", ".", in: tool)
    try await git("commit", "-qm", "Add a row", in: tool)
    try Data(code("2").utf8).write(to: tool.folder.appending(path: "App/App.swift"))
    let run = try await tool.run("say", "--project", "App", "--diff", "HEAD")
    #expect(run.output.contains("could not be compared: \(report)"), "\(run.errors)")
  }

  /// Only twenty buttons of a screen are pressed, so the last one before the change is unknown after
  /// it, and the new one may have been there before.
  @Test func `a button that was tried on one side only is reported as neither new nor gone`()
    async throws
  {
    let keys = "ForEach(1..<25) { Button(\"Key \\($0)\") {} }"
    let buttons = try await changedButtons(of: keys, to: "Button(\"New\") {}; \(keys)")
    #expect(buttons.compactMap { $0["name"]?.text } == [])
  }

  /// Together the slow buttons take longer than a program may.
  @Test func `each button is reported as slow only if it is slow alone`() async throws {
    let slow = """
      ForEach(1..<4) { Button("Key \\($0)") { wait(1.1) } }
      Button("Endless") { wait(60) }
      """
    let fast = slow.replacing("1.1", with: "0").replacing("60", with: "0")
    let buttons = try await changedButtons(of: slow, to: fast, "--timeout", "3")
    #expect(buttons.compactMap { $0["name"]?.text } == ["Endless"])
    #expect(buttons.first?["before"]?["lines"] == nil)
    #expect(buttons.first?["after"]?["lines"] != nil)
  }

  /// The buttons that differ after the content of a view has changed.
  private func changedButtons(
    of before: String,
    to after: String,
    _ options: String...
  ) async throws -> [JSONValue] {
    func code(_ content: String) -> String {
      """
      import SwiftUI
      struct Keys: View { var body: some View { VStack { \(content) } } }
      func wait(_ seconds: Double) {
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end {}
      }
      """
    }
    let tool = try await app(["Keys.swift": code(before)])
    try await git("init", "-q", in: tool)
    try await git("add", ".", in: tool)
    try await git("commit", "-qm", "Add keys", in: tool)
    try Data(code(after).utf8).write(to: tool.folder.appending(path: "App/Keys.swift"))
    let run = try await tool.run(
      ["say", "--project", "App", "--diff", "HEAD", "--format", "json"] + options
    )
    let document = try JSONDecoder().decode(JSONValue.self, from: Data(run.output.utf8))
    let changed = document["changed"]?.list?.first
    return try #require(changed?["buttons"]?.list, "\(run.output) \(run.errors)")
  }

  @Test func `known warnings of all previews are left out, and new ones fail`() async throws {
    let tool = try await app(["Cart.swift": Self.cart])
    func run(_ more: String...) async throws -> Tool.Run {
      try await tool.run(["say", "--project", "App", "--baseline", "known.txt", "--strict"] + more)
    }
    let first = try await run()
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.errors.contains("note: warnings are now in known.txt: 1"))
    let known = try String(
      contentsOf: tool.folder.appending(path: "known.txt"),
      encoding: .utf8
    )
    #expect(known == "Cart.swift: 'ic_add' is the name of an image, not a label [image-name]\n")
    let same = try await run()
    #expect(same.status == 0)
    #expect(same.errors.contains("note: known warnings are left out: 1"))
    // The same warning in the same file, a second time.
    let twice = Self.cart.replacing("Button(", with: "Image(\"ic_add\"); Button(")
    try Data(twice.utf8).write(to: tool.folder.appending(path: "App/Cart.swift"))
    let new = try await run()
    #expect(new.status == 1)
    #expect(new.errors.contains("'ic_add' is the name of an image, not a label [image-name]"))
    let good = Self.cart.replacing("Image(\"ic_add\")", with: "Text(\"Pizza\")")
    try Data(good.utf8).write(to: tool.folder.appending(path: "App/Cart.swift"))
    let fixed = try await run()
    #expect(fixed.status == 0)
    #expect(fixed.errors.contains("note: lines of known.txt without a warning: 1"))
  }

  @Test func `only files that differ from a revision are spoken`() async throws {
    let tool = try await app([
      "Cart.swift": Self.cart,
      "Menu.swift": Self.cart.replacing("Cart", with: "Menu"),
      "Model.swift": "struct Model {}",
    ])
    try await git("init", "-q", in: tool)
    try await git("add", ".", in: tool)
    try await git("commit", "-qm", "Add a cart", in: tool)
    let none = try await tool.run("say", "--project", "App", "--changed", "HEAD")
    #expect(none.status == 0)
    #expect(none.output.hasPrefix("Spoken: 0 of 0"))
    #expect(none.errors.contains("note: no Swift file differs from HEAD"))
    let changed = Self.cart.replacing("Buy", with: "Pay")
    try Data(changed.utf8).write(to: tool.folder.appending(path: "App/Cart.swift"))
    try Data("struct Model { var name = 1 }".utf8)
      .write(to: tool.folder.appending(path: "App/Model.swift"))
    let run = try await tool.run("say", "--project", "App", "--changed", "HEAD")
    #expect(run.output.contains("Pay, Button"))
    #expect(!run.output.contains("Buy, Button"))
    #expect(run.output.contains("Spoken: 1 of 1"))
    #expect(run.errors.contains("[image-name]"))
    #expect(run.status == 0)
    let unknown = try await tool.run("say", "--project", "App", "--changed", "nowhere")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("'nowhere' could not be read: "))
  }

  @Test(arguments: [
    ["say", "Cart.swift", "--record", "Heard"],
    ["say", "--project", "App", "--record", "A", "--compare", "B"],
    ["say", "--project", "App", "--diff=--output=x"],
    ["say", "--project", "App", "--format", "markdown"],
    ["say", "Cart.swift", "--changed", "HEAD"],
    ["say", "--project", "App", "Cart.swift", "--changed", "HEAD"],
    ["say", "--project", "App", "--changed=--output=x"],
    ["say", "--project", "App", "--changed", "HEAD", "--diff", "HEAD"],
    ["say", "--project", "App", "--record", "Heard", "--baseline", "known.txt"],
  ])
  func `options that make no sense are refused`(arguments: [String]) async throws {
    let tool = try await app(["Cart.swift": Self.cart])
    let run = try await tool.run(arguments)
    #expect(run.status == 2)
  }

  @Test func `an unknown revision is named`() async throws {
    let tool = try await app(["Cart.swift": Self.cart])
    try await git("init", "-q", in: tool)
    let run = try await tool.run("say", "--project", "App", "--diff", "nowhere")
    #expect(run.status == 2)
    #expect(run.errors.contains("'nowhere' could not be read"))
  }

  @Test func `known warnings are left out, new ones are reported`() async throws {
    let tool = try await app(["Cart.swift": Self.cart])
    let command = ["say", "App/Cart.swift", "--strict", "--baseline", "known.txt"]
    let first = try await tool.run(command)
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.errors.contains("warnings are now in known.txt"))
    let second = try await tool.run(command)
    #expect(second.status == 0)
    #expect(second.errors.contains("known warnings are left out"))
    let worse = Self.cart.replacing("{} }", with: "{}.accessibilityLabel(\"Buy button\") }")
    try Data(worse.utf8).write(to: tool.folder.appending(path: "App/Cart.swift"))
    let third = try await tool.run(command)
    #expect(third.status == 1)
    #expect(third.errors.contains("[type-in-label]"))
    #expect(!third.errors.contains("[image-name]"))
  }
}
