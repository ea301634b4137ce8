import Diagnostics
import Markdown

extension ProgramReader {
  mutating func readTranscript(_ fence: Fence, _ technology: Walkthrough.Technology) {
    let reader = TranscriptFenceReader(language: language)
    let (transcript, found) = reader.read(fence, technology: technology)
    diagnostics += found
    guard let transcript else { return }
    guard let current else { return reportNoBlock(before: fence) }
    // An unknown gesture would end the program before its remaining steps are checked.
    if found.isEmpty {
      programs[current.program].steps.append(.transcript(transcript))
    }
  }

  mutating func readOutput(_ fence: Fence) {
    guard let current else { return reportNoBlock(before: fence) }
    let steps = programs[current.program].steps
    let index = steps.lastIndex { step in
      if case .code = step { true } else { false }
    }
    if let index, case .code(let block, _) = steps[index] {
      programs[current.program].steps[index] = .code(block, expectedOutput: fence)
    }
  }

  mutating func readError(_ fence: Fence) {
    guard let index = programs.indices.last, case .fail = programs[index].purpose else {
      if lacksBlock { return }
      report(
        .errorWithoutBlock,
        line: fence.place.line,
        "no 'swift fails' block directly precedes this message",
        help: "move the 'error' fence directly after the block that must not compile"
      )
      return
    }
    programs[index].purpose = .fail(message: fence)
  }

  private mutating func reportNoBlock(before fence: Fence) {
    if lacksBlock { return }
    let shown = shown.keys.map(\.line).filter { $0 < fence.place.line }.max()
    report(
      .noBlockBefore,
      line: fence.place.line,
      "no runnable Swift block precedes this '\(fence.info.name)' fence",
      help: shown.map { "the block in line \($0) is only shown: remove 'shown', or this fence" }
        ?? "move it after the code it belongs to"
    )
  }

  /// Reports `screen` fences with the option `around` that don't follow a Swift block, or don't
  /// show a screen before it.
  mutating func checkSurroundedCode(in blocks: [Block]) {
    for (index, block) in blocks.enumerated() {
      guard case .code(let code) = block.kind, code.isFenced, code.surroundsPrecedingCode else {
        continue
      }
      if code.info.contains("before="), index > 0, case .code(let change) = blocks[index - 1].kind,
        change.language == "swift"
      {
        continue
      }
      report(
        .fenceOption,
        line: block.position.line,
        "'around' needs a Swift block right before this fence, and a screen to compare with",
        help: "put the code that changes the screen right before the fence, and name the screen "
          + "without it: 'screen after before=before around'"
      )
    }
  }
}

extension CodeBlock {
  /// Whether the block is a `screen` fence that displays its two screens before and after the
  /// preceding code.
  package var surroundsPrecedingCode: Bool {
    language == "screen" && FenceInfo(info).flags.contains(TranscriptFenceReader.aroundOption)
  }
}
