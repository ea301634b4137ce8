import Testing

/// Gestures and commands from a file.
struct SayGestureTests {
  private let tool: Tool

  init() async throws {
    tool = try await Tool()
    try tool.write(
      """
      import UIKit
      final class Size: UIView {
        private let sizes = ["Small", "Medium", "Large"]
        private var index = 1 { didSet { index = min(max(index, 0), 2) } }
        override var isAccessibilityElement: Bool { get { true } set {} }
        override var accessibilityLabel: String? { get { "Size" } set {} }
        override var accessibilityValue: String? { get { sizes[index] } set {} }
        override var accessibilityTraits: UIAccessibilityTraits { get { .adjustable } set {} }
        override func accessibilityIncrement() { index += 1 }
        override func accessibilityDecrement() { index -= 1 }
      }

      """,
      to: "Size.swift"
    )
  }

  @Test func `gestures are performed; signs, comments and empty lines are allowed`() async throws {
    try tool.write("# Bigger\n> swipe up\n\n  swipe up\n// the end\n> swipe down\n", to: "gestures")
    let run = try await tool.run("say", "Size.swift", "--gestures", "gestures")
    #expect(
      run.output == """
        Size, Medium, adjustable, Swipe up or down with one finger to adjust the value
        > swipe up
        Large
        > swipe up
        [limit]
        > swipe down
        Medium

        """,
      "\(run.errors)"
    )
  }

  @Test func `an announcement that is probably lost is a warning`() async throws {
    try tool.write(
      """
      import UIKit
      final class Save: UIButton {
        override init(frame: CGRect) {
          super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
          setTitle("Save", for: .normal)
        }
        required init?(coder: NSCoder) { nil }
        override func accessibilityActivate() -> Bool {
          UIAccessibility.post(notification: .announcement, argument: "Saved")
          return true
        }
      }

      """,
      to: "Save.swift"
    )
    try tool.write("double tap\n", to: "gestures")
    let run = try await tool.run("say", "Save.swift", "--gestures", "gestures")
    #expect(run.output.hasSuffix("[announcement, likely lost] Saved\n"), "\(run.output)")
    #expect(
      run.errors.contains(
        "warning: the announcement 'Saved' is probably not heard [lost-announcement]"
      ),
      "\(run.errors)"
    )
  }

  @Test func `commands are performed, and names are shown without any`() async throws {
    let names = try await tool.run("say", "Size.swift", "--tool", "voicecontrol")
    #expect(names.output == "> show names\nSize\n", "\(names.errors)")
    let run = try await tool.run(
      shell:
        "echo 'increment Size' | '\(Tool.executable)' say Size.swift --tool voicecontrol --gestures -"
    )
    #expect(run.output == "> increment Size\nSize: Large\n", "\(run.errors)")
  }

  @Test func `an unknown gesture is an error at its location, with a suggestion`() async throws {
    try tool.write("swipe up\n  > swipe rihgt\n", to: "gestures")
    let run = try await tool.run("say", "Size.swift", "--gestures", "gestures")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        gestures:2:5: error: unknown gesture 'swipe rihgt' [unknown-gesture]
        2 |   > swipe rihgt
          |     ^
          help: did you mean 'swipe right'?

        """
    )
  }

  // Regression: the examples were in English.
  @Test func `an unknown command suggests commands in the language`() async throws {
    try tool.write("купи пиццу\n", to: "gestures")
    let run = try await tool.run(
      "say",
      "Size.swift",
      "--tool",
      "voicecontrol",
      "--language",
      "ru",
      "--gestures",
      "gestures"
    )
    #expect(run.status == 1)
    #expect(run.errors.contains("unknown voice command 'купи пиццу'"), "\(run.errors)")
    #expect(run.errors.contains("help: write a command such as 'показать "), "\(run.errors)")
    #expect(!run.errors.contains("show names"), "\(run.errors)")
  }

  @Test func `a file without gestures is an error`() async throws {
    try tool.write("# nothing\n", to: "gestures")
    let run = try await tool.run("say", "Size.swift", "--gestures", "gestures")
    #expect(run.status == 1)
    #expect(run.errors.contains("gestures: error: the file has no gestures"))
  }
}
