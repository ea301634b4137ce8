import AssistiveTechnology
import Diagnostics
import Markdown
import SourceText
import Text

/// Finds the programs of a chapter: its Swift blocks, the blocks that continue them, and the fences
/// with expected output, messages and transcripts.
struct ProgramReader {
  private let path: String
  let language: String
  private let lines: SourceLines
  var programs: [Program] = []
  var shown: [FenceLocation: String] = [:]
  var diagnostics: [Diagnostic] = []
  var setup: [HiddenSetup] = []
  /// The bytes of Swift code so far.
  var swiftLength = 0
  /// The program that the next transcript or output belongs to, and its last block.
  var current: (program: Int, block: SwiftBlock)?
  var named: [String: Int] = [:]
  /// Whether a mistake, which another check reports, keeps the last Swift block from being read.
  var lacksBlock = false
  private var followsWrongOpening = false

  private init(path: String, language: String, lines: SourceLines) {
    self.path = path
    self.language = language
    self.lines = lines
  }

  /// Reads a chapter, without numbering its programs.
  static func read(
    _ document: MarkdownDocument,
    of path: String,
    language: String
  ) -> ChapterPrograms {
    var reader = ProgramReader(path: path, language: language, lines: document.lines)
    if let finding = OversizedText(of: document, path: path) {
      reader.diagnostics.append(finding.diagnostic)
    }
    reader.read(document.blocks)
    reader.checkSurroundedCode(in: document.blocks)
    for leftover in reader.setup {
      reader.report(
        .setupWithoutBlock,
        line: leftover.firstLine - 1,
        "this hidden setup belongs to no Swift block",
        help: "move it right before a 'swift' fence"
      )
    }
    reader.diagnostics +=
      TranscriptComparer(programs: reader.programs, named: reader.named).diagnostics
    return ChapterPrograms(
      programs: reader.programs,
      shown: reader.shown,
      diagnostics: reader.diagnostics
    )
  }

  private mutating func read(_ blocks: [Block]) {
    for block in blocks {
      switch block.kind {
      case .html(let text):
        if let hidden = HiddenSetup(html: text, at: block.position) { setup.append(hidden) }
        if let words = HiddenSetup.words(in: text) {
          report(
            .fenceOption,
            line: block.position.line,
            "hidden setup ignores '\(words)' after 'swift'",
            help: "write '<!-- swift' alone, and '\(words)' after the 'swift' of the fence"
          )
        }
      case .code(let code) where code.isFenced:
        read(Fence(path: path, block: block, code: code, lines: lines))
      case .paragraph: readOpening(inLine: block.position.line)
      case .quote(let content), .alert(_, let content): read(content)
      case .list(let list): read(list.items.flatMap(\.blocks))
      default: break
      }
    }
  }

  /// Notes a line that was meant to open a fence, such as ' ``swift'.
  private mutating func readOpening(inLine line: Int) {
    let text = lines[line - 1].trimmingWhitespace()
    guard let mark = ["``", "'''"].first(where: text.hasPrefix) else { return }
    let name = text.dropFirst(mark.count)
    guard !name.isEmpty, name.allSatisfy(\.isLetter) else { return }
    followsWrongOpening = true
    skipBlock(named: String(name))
  }

  private mutating func skipBlock(named name: String) {
    guard EditDistance.typoDistance(from: "swift", to: name.lowercased()) != nil else { return }
    current = nil
    lacksBlock = true
  }

  private mutating func read(_ fence: Fence) {
    defer { followsWrongOpening = false }
    // The line that was meant to close a block opens one.
    if followsWrongOpening, fence.info.name.isEmpty { return }
    if let swallowed = UnclosedFence(in: fence) {
      // Neither block is run or updated, because which lines belong to which fence is a guess.
      return diagnostics.append(swallowed.diagnostic)
    }
    // 'Swift' is reported as a typo, and need not also hide the code from the next fences.
    let name = fence.info.name.lowercased() == "swift" ? "swift" : fence.info.name
    switch name {
    // Without its end, it contains the rest of the page, and errors there would say nothing.
    case "swift": if fence.code.isClosed { readSwift(fence) }
    case "output": readOutput(fence)
    case "error": readError(fence)
    case "screen": readTranscript(fence, .voiceOver)
    default:
      guard let technology = Walkthrough.Technology(rawValue: name) else {
        return skipBlock(named: name)
      }
      readTranscript(fence, technology)
    }
  }

  mutating func report(_ rule: Rule, line: Int, _ summary: String, help: String) {
    let location = SourceLocation(path: path, line: line, column: 1)
    diagnostics.append(Diagnostic(rule, at: location, summary, help: help))
  }
}
