import Foundation
import Testing

/// Compares the model with everything that people or VoiceOver itself were heard to say.
///
/// `make conformance` prints the score, and with `ANSWERS=FILE` that of another model.
struct ConformanceTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let score = Task { try await computedScore() }

  private static func computedScore() async throws -> ConformanceScore {
    let cases = try ConformanceFiles.all.get()
    let answers =
      if let path = environment["CONFORMANCE_ANSWERS"], !path.isEmpty {
        try answers(in: path)
      } else {
        try await ModelAnswers(cases: cases).lines()
      }
    let score = ConformanceScore(cases, answers: answers)
    if environment["PRINT_CONFORMANCE"] != nil { print(score.text) }
    return score
  }

  private static func answers(in path: String) throws -> [String: [String]] {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    return try lines.reduce(into: [:]) { answers, line in
      let answer = try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
      answers[answer.id] = answer.lines
    }
  }

  private struct Answer: Decodable {
    var id: String
    var lines: [String]
  }

  @Test func `every line agrees, or is known to differ and why`() async throws {
    for outcome in try await Self.score.value.outcomes {
      let isExpected = outcome.agrees == (outcome.example.differs == nil)
      #expect(isExpected, "\(outcome.example.id): \(outcome.lines)")
    }
  }

  @Test func `every case is complete and can fail`() throws {
    let rules = try String(
      contentsOf: ConformanceFiles.root.appending(path: "docs/speech.md"),
      encoding: .utf8
    )
    let cases = try ConformanceFiles.all.get()
    #expect(Set(cases.map(\.id)).count == cases.count)
    for example in cases {
      #expect(example.framework != nil && example.sources?.isEmpty == false, "\(example.id)")
      #expect(["H", "A", "B", "C"].contains(example.certainty), "\(example.id)")
      for rule in example.rules { #expect(rules.contains("\n| `\(rule)` |"), "\(example.id)") }
      guard example.notComputed == nil else { continue }
      #expect((example.show == nil) != (example.element == nil), "\(example.id)")
      // An unbounded list of expectations without words would agree with everything.
      let words = (example.expected ?? []).map(LineComparison.words)
      #expect(example.complete == true || words.contains { $0 != "…" }, "\(example.id)")
    }
  }

  @Test func `every line of the recordings is a case`() throws {
    let cases = try ConformanceFiles.all.get().compactMap(\.capture)
      .map { "\($0.recording) \($0.line)" }
    let lines = try ConformanceFiles.recordings().flatMap { name, recording in
      recording.screens.flatMap(\.lines).indices.map { "\(name) \($0 + 1)" }
    }
    #expect(Set(cases) == Set(lines))
    #expect(cases.count == lines.count)
  }

  @Test(arguments: ["heard-swiftui", "heard-uikit", "conformance-score"])
  func `the data of the book is that of the score`(name: String) async throws {
    guard Self.environment["CONFORMANCE_ANSWERS", default: ""].isEmpty else { return }
    let file = ConformanceFiles.root.appending(path: "Content/data/\(name).yml")
    let text = try String(contentsOf: file, encoding: .utf8)
    let data = ConformanceData(score: try await Self.score.value)
    let current =
      name == "conformance-score"
      ? data.counts(template: text)
      : data.lines(ofSwiftUI: name == "heard-swiftui", template: text)
    if Self.environment["RECORD_CONFORMANCE", default: ""].isEmpty {
      let isCurrent = text == current
      #expect(isCurrent, "'make conformance RECORD=1' writes \(name).yml")
    } else {
      try Data(current.utf8).write(to: file, options: .atomic)
    }
  }
}
