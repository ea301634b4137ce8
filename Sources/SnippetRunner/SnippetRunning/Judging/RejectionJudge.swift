import Diagnostics
package import SnippetCompiling
package import SnippetNotation

package struct RejectionJudge: Sendable {
  let locator: MessageLocator

  package init(locator: MessageLocator) {
    self.locator = locator
  }

  package func judge(rejected program: Program, messages: [CompilerMessage]) -> Judgement {
    switch program.purpose {
    case .fail(let expected): judge(failing: program, messages: messages, expected: expected)
    case .run, .compile: report(program, messages: messages)
    }
  }

  /// Judges a program that the compiler didn't finish checking.
  ///
  /// This doesn't confirm that a block marked 'fails' is rejected.
  package func judge(failed program: Program, failure: CompilationFailure) -> Judgement {
    var judgement = Judgement(verdicts: brokenVerdicts(of: program))
    let (reason, help) =
      switch failure {
      case .stopped(let seconds):
        (
          "stopped after \(seconds) s",
          "divide long expressions, and give their parts types; to try again, add '--no-cache'"
        )
      case .other(let reason):
        (reason, "make sure that there is enough memory and disk space, and run the check again")
      }
    judgement.diagnostics = [
      Diagnostic(
        .compilerFailure,
        at: program.blocks.last?.fence.location(),
        "the compiler did not finish checking this block: \(reason)",
        help: help
      )
    ]
    return judgement
  }

  /// Judges a program that compiled, even if it is marked 'fails'.
  package func judge(compiled program: Program) -> Judgement {
    guard case .fail(let expected) = program.purpose, let block = program.blocks.last else {
      return Judgement()
    }
    var judgement = Judgement()
    judgement.verdicts[block.fence.place] = .broken
    if let expected {
      judgement.verdicts[expected.place] = .broken
    }
    judgement.diagnostics = [
      Diagnostic(
        .compilesUnexpectedly,
        at: block.fence.location(),
        "this block is marked 'fails', but it compiles",
        help: "remove 'fails' and the 'error' fence, or show a mistake that the compiler finds"
      )
    ]
    return judgement
  }

  package func judge(unchecked program: Program) -> Judgement {
    var judgement = report(program, messages: [])
    if case .fail(let message?) = program.purpose {
      judgement.verdicts[message.place] = .broken
    }
    return judgement
  }

  private func judge(
    failing program: Program,
    messages: [CompilerMessage],
    expected: Fence?
  ) -> Judgement {
    guard let block = program.blocks.last else { return Judgement() }
    var judgement = Judgement()
    judgement.verdicts[block.fence.place] = .failedAsExpected
    let errors = messages.filter { $0.kind == .error }.map(\.text)
    guard let expected else { return judgement }
    let expectedLines = expected.body.filter { !$0.allSatisfy(\.isWhitespace) }
    let isFound = expectedLines.allSatisfy { line in errors.contains { $0.contains(line) } }
    if isFound, !expectedLines.isEmpty {
      judgement.verdicts[expected.place] = .matched
      return judgement
    }
    let comparison = BodyComparison(
      rule: .differentCompilerMessage,
      summary: "the compiler does not print this message"
    )
    judgement.verdicts[expected.place] = .broken
    if let (diagnostic, edit) = comparison.compare(expected, with: errors) {
      judgement.diagnostics.append(diagnostic)
      judgement.edits.append(edit)
    }
    return judgement
  }

  func brokenVerdicts(of program: Program) -> [FenceLocation: SnippetReport.Verdict] {
    var verdicts: [FenceLocation: SnippetReport.Verdict] = [:]
    for step in program.steps {
      switch step {
      case .code(let block, let output):
        // The earlier blocks that this one continues are judged separately.
        if program.purpose == .run || block == program.blocks.last {
          verdicts[block.fence.place] = .broken
        }
        if let output { verdicts[output.place] = .broken }
      case .transcript(let transcript): verdicts[transcript.fence.place] = .broken
      }
    }
    if case .fail(let message?) = program.purpose { verdicts[message.place] = .broken }
    return verdicts
  }
}
