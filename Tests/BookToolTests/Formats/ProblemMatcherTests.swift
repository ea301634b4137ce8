import Foundation
import Testing

/// The expressions by which GitHub and editors find what the tool says in its output.
struct ProblemMatcherTests {
  /// A finding as a line tells it.
  private struct Finding: Hashable {
    var file: String
    var line: String?
    var column: String?
    var severity: String
    var message: String
    var code: String
  }

  private let tool: Tool

  init() async throws {
    tool = try await Tool()
    let wrong = Tool.chapter.replacing("Buy, Button", with: "By, Button")
    try tool.write(wrong, to: "Über Tasten.md")
    try tool.write(wrong.replacing("setTitle", with: "setTite"), to: "notes/wrong.md")
    try tool.write(
      """
      import UIKit
      let close = UIButton(type: .system)
      close.setImage(UIImage(systemName: "xmark"), for: .normal)

      """,
      to: "Panel.swift"
    )
  }

  private static let runs = [
    ["check", "Über Tasten.md", "notes/wrong.md", "missing.md"], ["say", "Panel.swift"],
    ["say", "missing.swift"],
  ]

  @Test(arguments: runs)
  func `GitHub finds every finding, with its place and its name`(arguments: [String]) async throws {
    let matcher = try Repository.json(".github/by-ear-matcher.json")
    let patterns = (matcher["problemMatcher"]?.list ?? []).flatMap { $0["pattern"]?.list ?? [] }
    try await expect(patterns, toFindAllOf: arguments)
  }

  @Test(arguments: runs)
  func `every task of an editor does, too`(arguments: [String]) async throws {
    let tasks = try #require(try Repository.json(".vscode/tasks.json")["tasks"]?.list)
    #expect(tasks.count == 3)
    for task in tasks {
      let patterns = (task["problemMatcher"]?.list ?? []).compactMap { $0["pattern"] }
      #expect(patterns.count == 2)
      try await expect(patterns, toFindAllOf: arguments)
    }
  }

  @Test(arguments: [
    "Panel.swift: note: the file printed:", "3 | let a: error: b [c]", "    - a: error: b [c]",
    "error: there is no compiler [no-compiler]", "  help: write 'a: error: b [c]'",
    "Each name in square brackets is explained: 'book explain transcript'.",
  ])
  func `other lines are left alone`(line: String) throws {
    let matcher = try Repository.json(".github/by-ear-matcher.json")
    let patterns = (matcher["problemMatcher"]?.list ?? []).flatMap { $0["pattern"]?.list ?? [] }
    #expect(try patterns.compactMap { try finding(in: line, by: $0) } == [])
  }

  /// Compares what patterns find in the text for people with what the same run gives to programs.
  private func expect(_ patterns: [JSONValue], toFindAllOf arguments: [String]) async throws {
    let human = try await tool.run(arguments).errors.split(separator: "\n").map(String.init)
    let found = try human.flatMap { line in
      try patterns.compactMap { try finding(in: line, by: $0) }
    }
    let json = try await tool.run(arguments + ["--format", "json"]).output
    let document = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
    let views = document["views"]?.list ?? []
    let diagnostics =
      (document["diagnostics"]?.list ?? []) + (document["errors"]?.list ?? [])
      + views.flatMap { $0["warnings"]?.list ?? [] }
    #expect(!diagnostics.isEmpty)
    #expect(found.count == diagnostics.count)
    #expect(Set(found) == Set(diagnostics.compactMap(finding)))
  }

  private func finding(_ diagnostic: JSONValue) -> Finding? {
    guard let location = diagnostic["location"] else { return nil }
    return Finding(
      file: location["path"]?.text ?? "",
      line: location["line"]?.number.map { "\(Int($0))" },
      column: location["column"]?.number.map { "\(Int($0))" },
      severity: diagnostic["severity"]?.text ?? "",
      message: diagnostic["summary"]?.text ?? "",
      code: diagnostic["id"]?.text ?? ""
    )
  }

  private func finding(in line: String, by pattern: JSONValue) throws -> Finding? {
    let expression = try Regex(pattern["regexp"]?.text ?? "")
    guard let match = line.wholeMatch(of: expression) else { return nil }
    let group = { (name: String) -> String? in
      pattern[name]?.number.flatMap { match.output[Int($0)].substring.map(String.init) }
    }
    return Finding(
      file: group("file") ?? "",
      line: group("line"),
      column: group("column"),
      severity: group("severity") ?? "",
      message: group("message") ?? "",
      code: group("code") ?? ""
    )
  }
}
