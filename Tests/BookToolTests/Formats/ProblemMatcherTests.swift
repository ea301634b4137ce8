import Foundation
import Testing

/// The regular expressions by which GitHub and editors find the tool's messages.
struct ProblemMatcherTests {
  /// A finding parsed from a line.
  private struct Finding: Hashable {
    var file: String
    var line: String?
    var column: String?
    var severity: String
    var message: String
    var code: String
  }

  private static let runs = [
    ["check", "Über Tasten.md", "notes/wrong.md", "missing.md"], ["say", "Panel.swift"],
    ["say", "missing.swift"],
  ]

  /// The human-readable output of each run, in lines, and the findings of its JSON.
  private static let results = Task {
    let tool = try await Tool()
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
    var results: [[String]: (lines: [String], findings: [JSONValue])] = [:]
    for run in runs {
      let lines = try await tool.run(run).errors.split(separator: "\n").map(String.init)
      let json = try await tool.run(run + ["--format", "json"]).output
      let document = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
      let views = document["views"]?.list ?? []
      let findings =
        (document["diagnostics"]?.list ?? []) + (document["errors"]?.list ?? [])
        + views.flatMap { $0["warnings"]?.list ?? [] }
      results[run] = (lines, findings)
    }
    return results
  }

  /// The expressions of GitHub's matcher and of each editor task.
  private static func matchers() throws -> [[JSONValue]] {
    let github = try Repository.json(".github/by-ear-matcher.json")["problemMatcher"]?.list ?? []
    let tasks = try Repository.json(".vscode/tasks.json")["tasks"]?.list ?? []
    let editors = tasks.map { task in
      (task["problemMatcher"]?.list ?? []).compactMap { $0["pattern"] }
    }
    try #require(editors.map(\.count) == [2, 2, 2])
    return [github.flatMap { $0["pattern"]?.list ?? [] }] + editors
  }

  @Test(arguments: runs)
  func `GitHub and every editor task match every finding with its location and rule`(
    arguments: [String]
  ) async throws {
    let result = try #require(try await Self.results.value[arguments])
    #expect(!result.findings.isEmpty)
    for patterns in try Self.matchers() {
      let found = try result.lines.flatMap { line in
        try patterns.compactMap { try finding(in: line, by: $0) }
      }
      #expect(found.count == result.findings.count)
      #expect(Set(found) == Set(result.findings.compactMap(finding)))
    }
  }

  @Test(arguments: [
    "Panel.swift: note: the file printed:", "3 | let a: error: b [c]", "    - a: error: b [c]",
    "error: there is no compiler [no-compiler]", "  help: write 'a: error: b [c]'",
    "23 errors and 1 warning in 9 files.",
    "To explain a rule in square brackets: 'book explain transcript'.",
  ])
  func `other lines do not match`(line: String) throws {
    let patterns = try Self.matchers().first ?? []
    #expect(try patterns.compactMap { try finding(in: line, by: $0) } == [])
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
