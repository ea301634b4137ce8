import AssistiveTechnology
import Diagnostics
import SnippetCompiling
import SnippetTestSupport

@testable import SnippetNotation
@testable import SnippetRunning

/// Computes the lines of cases with the libraries and the model of this project.
///
/// Cases with the same code are a page, and all pages are compiled together, as those of a book.
struct ModelAnswers {
  var cases: [ConformanceCase]

  func lines() async throws -> [String: [String]] {
    let parts = Dictionary(grouping: cases.filter { $0.notComputed == nil }, by: Setting.init)
      .flatMap { setting, cases in
        stride(from: 0, to: cases.count, by: Self.atOnce).map { start in
          (setting: setting, cases: cases[start..<min(start + Self.atOnce, cases.count)])
        }
      }
    let chapters = parts.enumerated().map { number, part in
      ChapterSource(
        path: "\(number).md",
        language: "en",
        text: part.setting.page(showing: part.cases.map(\.shown))
      )
    }
    let programs = ChapterPrograms.read(chapters).programs.map(\.withoutExpectations)
    let checker = ProgramChecker(
      toolchain: Page.toolchain,
      limits: RunLimits(),
      modules: ImportableModules(),
      locator: MessageLocator(chapters),
      stopsAtFirstFailure: false
    )
    let judgement = try await checker.check(programs) { _ in }.judgement
    let errors = judgement.diagnostics.map(\.summary)
    let fences = Dictionary(grouping: programs.flatMap(\.transcripts)) { $0.fence.place.path }
    return zip(parts, chapters).reduce(into: [:]) { answers, part in
      for (example, fence) in zip(part.0.cases, fences[part.1.path] ?? []) {
        let verdict = judgement.verdicts[fence.fence.place]
        guard case .spoken(let walkthrough) = verdict else {
          answers[example.id] = errors
          continue
        }
        answers[example.id] = walkthrough.transcript.lines
      }
    }
  }

  /// A program has to end within its time limit.
  private static let atOnce = 20

  private struct Setting: Hashable {
    var code: String
    var language: String
    var gestures: [String]
    var tool: String

    init(_ example: ConformanceCase) {
      code = example.swift ?? ElementDescription.code
      language = example.language ?? "en"
      gestures = example.gestures ?? []
      tool = example.tool ?? "voiceover"
    }

    func page(showing expressions: [String]) -> String {
      let shown = expressions.enumerated().map { "let shown\($0) = \($1)\n" }.joined()
      let script = gestures.map { "> \($0)\n" }.joined()
      let fences = expressions.indices.map { number in
        "```\(tool) shown\(number) lang=\(language)\n\(script)```\n\n"
      }
      return "```swift\nimport SwiftUI\nimport UIKit\n\(code)\n\(shown)```\n\n" + fences.joined()
    }
  }
}

extension ConformanceCase {
  fileprivate var shown: String { show ?? element?.expression ?? "" }
}

extension Program {
  fileprivate var transcripts: [TranscriptFence] {
    steps.compactMap { step in
      guard case .transcript(let fence) = step else { return nil }
      return fence
    }
  }

  /// The program with transcripts that accept any lines.
  fileprivate var withoutExpectations: Program {
    var program = self
    program.steps = steps.map { step in
      guard case .transcript(var fence) = step else { return step }
      fence.expectation = .anything
      return .transcript(fence)
    }
    return program
  }
}
