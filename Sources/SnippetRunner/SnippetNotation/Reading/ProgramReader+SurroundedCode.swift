import Diagnostics
import Markdown

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
