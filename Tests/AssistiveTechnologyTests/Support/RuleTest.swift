import Foundation

/// A test and the rules that its comments name.
struct RuleTest {
  let suite: String
  let name: String
  let rules: [String]
  /// Whether a comment of the test or its suite names a source.
  let hasSource: Bool

  /// The test in Markdown, as in the last column of `docs/speech.md`.
  var title: String { "`\(suite)`: \(name)" }

  static func all(in folder: URL) throws -> [RuleTest] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false)
    )
    return try paths.filter { $0.hasSuffix("Tests.swift") }.flatMap { path in
      let file = folder.appending(path: path)
      let suite = file.deletingPathExtension().lastPathComponent
      return tests(in: try String(contentsOf: file, encoding: .utf8), suite: suite)
    }
  }

  private static func tests(in text: String, suite: String) -> [RuleTest] {
    var tests: [RuleTest] = []
    var rules: [String] = []
    var hasSource = false
    var isOfSuite = false
    // Matching regular expressions is slow, so only relevant lines are examined.
    for line in text.split(separator: "\n") where line.contains("//") || line.contains("func `") {
      if line.contains(/^\/\/\/ .*\bSource\b/) { isOfSuite = true }
      if line.contains(/\/\/ .*\bSource\b/) { hasSource = true }
      if let names = line.firstMatch(of: /\/\/ Rule: (.*)\.$/)?.output.1 {
        rules += names.split(separator: ", ").map(String.init)
      } else if let name = line.firstMatch(of: /func `([^`]+)`/)?.output.1 {
        tests.append(
          RuleTest(
            suite: suite,
            name: String(name),
            rules: rules,
            hasSource: hasSource || isOfSuite
          )
        )
        rules = []
        hasSource = false
      }
    }
    return tests
  }
}
