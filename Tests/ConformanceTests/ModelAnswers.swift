import AssistiveTechnology
import Diagnostics
import FileSpeech
import Foundation
import SnippetCompiling
import SnippetMessages
import SnippetNotation
import SnippetRunning
import SnippetTestSupport

/// Computes the lines of cases with the libraries and the model of this project.
///
/// Cases with the same code are compiled together.
struct ModelAnswers {
  var cases: [ConformanceCase]

  func lines() async -> [String: [String]] {
    let runner = SnippetRunner(
      toolchain: Page.toolchain,
      cache: ConformanceFiles.root.appending(path: "build/cache").path(percentEncoded: false)
    )
    let groups = Dictionary(grouping: cases.filter { $0.notComputed == nil }, by: Setting.init)
      .flatMap { setting, cases in
        stride(from: 0, to: cases.count, by: Self.atOnce).map { start in
          (setting, Array(cases[start..<min(start + Self.atOnce, cases.count)]))
        }
      }
    return await withTaskGroup(of: [String: [String]].self) { tasks in
      var answers: [String: [String]] = [:]
      for (index, group) in groups.enumerated() {
        if index >= Page.toolchain.processes, let some = await tasks.next() {
          answers.merge(some) { $1 }
        }
        tasks.addTask { await Self.lines(of: group.1, in: group.0, with: runner) }
      }
      for await some in tasks { answers.merge(some) { $1 } }
      return answers
    }
  }

  /// A program has to end within its time limit.
  private static let atOnce = 20

  private static func lines(
    of cases: [ConformanceCase],
    in setting: Setting,
    with runner: SnippetRunner
  ) async -> [String: [String]] {
    var known: Set<String> = []
    let request = SpeechRequest(
      files: [SwiftFile(path: "Case.swift", text: setting.code)],
      shows: cases.map(\.shown).filter { known.insert($0).inserted },
      technology: setting.tool == "voicecontrol" ? .voiceControl : .voiceOver,
      script: GestureScript(setting.gestures.joined(separator: "\n"), path: "gestures"),
      settings: ScreenSettings(language: setting.language)
    )
    let spoken = await runner.speak(request)
    let errors = spoken.errors.map(\.summary)
    return cases.reduce(into: [:]) { answers, example in
      let screen = spoken.screens.first { $0.name == example.shown }
      answers[example.id] = screen?.transcript.lines ?? errors
    }
  }

  private struct Setting: Hashable {
    var code: String
    var language: String
    var gestures: [String]
    var tool: String?

    init(_ example: ConformanceCase) {
      code = "import SwiftUI\nimport UIKit\n" + (example.swift ?? ElementDescription.code)
      language = example.language ?? "en"
      gestures = example.gestures ?? []
      tool = example.tool
    }
  }
}

extension ConformanceCase {
  fileprivate var shown: String { show ?? element?.expression ?? "" }
}
