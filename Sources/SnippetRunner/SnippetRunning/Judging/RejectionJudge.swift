import Diagnostics
package import SnippetCompiling
package import SnippetNotation

/// Judges programs by what the compiler said: those that must fail, and those that must not.
package struct RejectionJudge: Sendable {
  /// Finds the places of messages.
  let locator: MessageLocator

  /// Takes what finds the places of messages.
  package init(locator: MessageLocator) {
    self.locator = locator
  }

  package func judge(rejected program: Program, messages: [CompilerMessage]) -> Judgement {
    switch program.purpose {
    case .fail(let expected): judge(failing: program, messages: messages, expected: expected)
    case .run, .compile: report(program, messages: messages)
    }
  }

  /// Judges a program about which the compiler came to no verdict: nothing is known, not even for a
  /// block that must not compile.
  package func judge(failed program: Program, reason: String) -> Judgement {
    var judgement = Judgement(verdicts: brokenVerdicts(of: program))
    judgement.diagnostics = [
      Diagnostic(
        .compilerFailure,
        at: program.blocks.last?.fence.location(),
        "the compiler came to no verdict about this block: \(reason)",
        help: "look whether memory or disk space ran out, and run the check again"
      )
    ]
    return judgement
  }

  /// Judges a program that compiled although its page says it must not.
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
        .compilesAfterAll,
        at: block.fence.location(),
        "this block is marked 'fails', but it compiles",
        help: "remove 'fails' and the 'error' fence, or show a mistake that the compiler finds"
      )
    ]
    return judgement
  }

  /// Marks what a program promises as unproven; why it is, another finding says.
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
    judgement.verdicts[block.fence.place] = .failedAsPromised
    let errors = messages.filter { $0.kind == .error }.map(\.text)
    guard let expected else { return judgement }
    let wanted = expected.body.filter { !$0.allSatisfy(\.isWhitespace) }
    let isThere = wanted.allSatisfy { line in errors.contains { $0.contains(line) } }
    if isThere, !wanted.isEmpty {
      judgement.verdicts[expected.place] = .matched
      return judgement
    }
    let comparison = BodyComparison(
      rule: .differentCompilerMessage,
      summary: "the compiler does not give this message"
    )
    judgement.verdicts[expected.place] = .broken
    if let (diagnostic, edit) = comparison.compare(expected, with: errors) {
      judgement.diagnostics.append(diagnostic)
      judgement.edits.append(edit)
    }
    return judgement
  }

  /// No promise of a program holds.
  func brokenVerdicts(of program: Program) -> [FencePlace: SnippetReport.Verdict] {
    var verdicts: [FencePlace: SnippetReport.Verdict] = [:]
    for step in program.steps {
      switch step {
      case .code(let block, let output):
        // The blocks that a refused or compiled-only block continues are judged by themselves.
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
