import Diagnostics
import Markdown

extension ProgramReader {
  /// Reads what is to be heard of the block before it.
  mutating func readTranscript(_ fence: Fence, _ technology: Walkthrough.Technology) {
    let reader = TranscriptFenceReader(language: language)
    let (transcript, found) = reader.read(fence, technology: technology)
    diagnostics += found
    guard let transcript else { return }
    guard let current else { return reportNoBlock(before: fence) }
    // A gesture nobody knows would stop the program where the page still has more to prove.
    if found.isEmpty {
      programs[current.program].steps.append(.transcript(transcript))
    }
  }

  /// Reads what the block before it is to print.
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

  /// Reads the message with which the block before it must not compile.
  mutating func readError(_ fence: Fence) {
    guard let index = programs.indices.last, case .fail = programs[index].purpose else {
      report(
        .errorWithoutBlock,
        line: fence.place.line,
        "no 'swift fails' block comes right before this message",
        help: "put the 'error' fence after the block that must not compile"
      )
      return
    }
    programs[index].purpose = .fail(message: fence)
  }

  private mutating func reportNoBlock(before fence: Fence) {
    report(
      .noBlockBefore,
      line: fence.place.line,
      "no Swift block that runs comes before this '\(fence.info.name)' fence",
      help: "put it after the code it belongs to"
    )
  }
}

extension ProgramReader {
  /// Finds screens that are to stand around code, and have no code or no screen before it.
  mutating func checkSurroundedCode(in blocks: [Block]) {
    for (index, block) in blocks.enumerated() {
      guard case .code(let code) = block.kind, code.isFenced, code.standsAroundCode else {
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
        "there is nothing that these screens could stand around",
        help: "put the Swift block that makes the difference right before the fence, and name "
          + "the screen without it: 'screen after before=before around'"
      )
    }
  }
}

extension CodeBlock {
  /// Whether the block is a `screen` fence that stands around the code right before it.
  package var standsAroundCode: Bool {
    language == "screen" && FenceInfo(info).flags.contains(TranscriptFenceReader.aroundWord)
  }
}
