import Foundation
import Testing

/// JSON output matches `docs/schemas`, without undescribed keys.
///
/// `make lint-schemas` checks the schemas themselves, and sample output, with a standard validator.
struct SchemaTests {
  private let tool: Tool

  init() async throws {
    tool = try await Tool()
    try tool.write(
      """
      import UIKit
      final class Panel: UIView {
        private let volume = UISlider(frame: CGRect(x: 20, y: 20, width: 63, height: 28))
        private let close = UIButton(frame: CGRect(x: 20, y: 80, width: 30, height: 30))
        override init(frame: CGRect) {
          super.init(frame: frame)
          volume.accessibilityLabel = "Volume"
          volume.accessibilityIdentifier = "volume"
          close.setImage(UIImage(systemName: "xmark"), for: .normal)
          close.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Archive") { _ in true }
          ]
          addSubview(volume)
          addSubview(close)
          print("made")
        }
        required init?(coder: NSCoder) { nil }
      }
      final class Row: UIView {
        init(title: String) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }

      """,
      to: "Panel.swift"
    )
    try tool.write("swipe up\nswipe right\ndouble tap\n", to: "gestures.txt")
    try tool.write("let x: Int = \"no\"\n", to: "wrong.swift")
    try tool.write(Tool.chapter.replacing("Buy, Button", with: "By, Button"), to: "wrong.md")
    try tool.write(Tool.chapter, to: "right.md")
  }

  @Test(arguments: [
    ["Panel.swift"], ["Panel.swift", "--gestures", "gestures.txt"],
    ["Panel.swift", "--tool", "voicecontrol"], ["Panel.swift", "--tool", "switchcontrol"],
    ["Panel.swift", "--tool", "keyboard"], ["Panel.swift", "--language", "ru", "--os", "18"],
    ["missing.swift"], ["wrong.swift"],
  ])
  func `speech matches the schema`(arguments: [String]) async throws {
    let schema = JSONSchema(root: try Repository.json("docs/schemas/say.schema.json"))
    let run = try await tool.run(["say"] + arguments + ["--format", "json"])
    let document = try JSONDecoder().decode(JSONValue.self, from: Data(run.output.utf8))
    #expect(schema.violations(in: document) == [])
  }

  @Test(arguments: [["right.md"], ["wrong.md"], ["missing.md"], ["wrong.md", "missing.md"]])
  func `findings match the schema`(paths: [String]) async throws {
    let schema = JSONSchema(root: try Repository.json("docs/schemas/check.schema.json"))
    let run = try await tool.run(["check"] + paths + ["--format", "json"])
    let document = try JSONDecoder().decode(JSONValue.self, from: Data(run.output.utf8))
    #expect(schema.violations(in: document) == [])
    #expect(document["diagnostics"]?.list?.isEmpty == (paths == ["right.md"]))
  }

  @Test func `the schema of a book has the keys that the tool knows`() async throws {
    let schema = try Repository.json("docs/schemas/book.schema.json")
    try tool.write(try tool.read("Content/book.yml") + "zzzzzzzzzz: 1\n", to: "Content/book.yml")
    let run = try await tool.run(["check", "--format", "json"])
    let document = try JSONDecoder().decode(JSONValue.self, from: Data(run.output.utf8))
    let finding = document["diagnostics"]?.list?.first { $0["id"]?.text == "unknown-key" }
    let help = try #require(finding?["help"]?.text)
    let known = help.matches(of: /'([^']+)'/).map { String($0.1) }
    #expect(try #require(schema["properties"]?.object).keys.sorted() == known.sorted())
  }

  @Test(arguments: [
    (#"{}"#, "$: no key 'diagnostics'"),
    (#"{"diagnostics": {}}"#, "$.diagnostics: no array"),
    (#"{"diagnostics": [], "more": 1}"#, "$: the key 'more' is not described"),
    (
      #"{"diagnostics": [{"id": "A b", "severity": "error", "summary": "", "details": []}]}"#,
      "$.diagnostics[0].id: not of the pattern"
    ),
    (
      #"{"diagnostics": [{"id": "a", "severity": "note", "summary": "", "details": []}]}"#,
      "$.diagnostics[0].severity: none of the values"
    ),
    (
      #"{"diagnostics": [{"id": "a", "severity": "error", "summary": "", "details": [1]}]}"#,
      "$.diagnostics[0].details[0]: no string"
    ),
    (
      """
      {"diagnostics": [{"id": "a", "severity": "error", "summary": "", "details": [],
      "location": {"path": "a", "line": 0}}]}
      """,
      "$.diagnostics[0].location.line: too small"
    ),
  ])
  func `a document that violates the schema is detected`(json: String, violation: String) throws {
    let schema = JSONSchema(root: try Repository.json("docs/schemas/check.schema.json"))
    let document = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    #expect(schema.violations(in: document) == [violation])
  }
}
