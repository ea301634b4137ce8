import AssistiveTechnology
import Diagnostics
import Markdown
import SourceText

/// Finds the programs of a chapter: its Swift blocks, their scopes, and what is promised of them.
struct ProgramReader {
  private let path: String
  private let language: String
  private let lines: SourceLines
  private var programs: [Program] = []
  private var shown: [FencePlace: String] = [:]
  private var diagnostics: [Diagnostic] = []
  private var setup: [HiddenSetup] = []
  /// The program that a transcript or output belongs to, and the block before it.
  private var current: (program: Int, block: SwiftBlock)?
  /// The program of each named block.
  private var named: [String: Int] = [:]

  private init(path: String, language: String, lines: SourceLines) {
    self.path = path
    self.language = language
    self.lines = lines
  }

  /// Reads a chapter; its programs are numbered from 0.
  static func read(
    _ document: MarkdownDocument,
    of path: String,
    language: String
  ) -> ChapterPrograms {
    var reader = ProgramReader(path: path, language: language, lines: document.lines)
    reader.read(document.blocks)
    for leftover in reader.setup {
      reader.report(
        .setupWithoutBlock,
        line: leftover.firstLine - 1,
        "this hidden setup belongs to no Swift block",
        help: "put it right before a 'swift' fence"
      )
    }
    for index in reader.programs.indices {
      reader.programs[index].number = index
    }
    reader.diagnostics +=
      ComparedTranscripts(programs: reader.programs, named: reader.named).diagnostics
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
            "hidden setup takes no words after 'swift', so nothing comes of '\(words)'",
            help: "write '<!-- swift' alone, and '\(words)' after the 'swift' of the fence"
          )
        }
      case .code(let code) where code.isFenced:
        read(Fence(path: path, block: block, code: code, lines: lines))
      case .quote(let content), .alert(_, let content): read(content)
      case .list(let list): read(list.items.flatMap(\.blocks))
      default: break
      }
    }
  }

  private mutating func read(_ fence: Fence) {
    if let line = fence.swallowedOpening {
      if let words = fence.wordsAfterEnd(inLine: line) {
        return diagnostics.append(
          Diagnostic(
            .fenceInsideFence,
            at: fence.location(ofBodyLine: line),
            "this line does not close the fence of line \(fence.place.line): '\(words)' stands after its signs",
            help: "let the signs stand alone, and write '\(words)' in the next line or leave it out"
          )
        )
      }
      // Nothing of it is run or written back: what belongs to which fence is a guess.
      return diagnostics.append(
        Diagnostic(
          .fenceInsideFence,
          at: fence.location(ofBodyLine: line),
          "this fence opens inside the one of line \(fence.place.line), which is not closed before it",
          help:
            "close the fence of line \(fence.place.line), or give it more signs than this one has"
        )
      )
    }
    switch fence.info.name {
    case "swift": readSwift(fence)
    case "output": readOutput(fence)
    case "error": readError(fence)
    case "screen": readTranscript(fence, .voiceOver)
    case let name:
      guard let technology = Walkthrough.Technology(rawValue: name) else { return }
      readTranscript(fence, technology)
    }
  }

  private mutating func readSwift(_ fence: Fence) {
    let (block, found) = SwiftFenceReader().read(fence, setup: setup)
    diagnostics += found
    setup = []
    if case .shown(let reason) = block.promise {
      shown[fence.place] = reason
      return
    }
    guard let base = base(of: block) else { return }
    switch block.promise {
    case .runs:
      let index = base ?? programs.endIndex
      if base == nil {
        programs.append(Program(number: 0, steps: [], purpose: .run))
      }
      programs[index].steps.append(.code(block, expectedOutput: nil))
      current = (index, block)
    case .compiles, .fails:
      let earlier = base.map { programs[$0].blocks } ?? []
      programs.append(
        Program(
          number: 0,
          steps: (earlier + [block]).map { .code($0, expectedOutput: nil) },
          purpose: block.promise == .fails ? .fail(message: nil) : .compile
        )
      )
    case .shown: break
    }
    if let name = block.name, let program = current?.program {
      if named.updateValue(program, forKey: name) != nil {
        report(
          .duplicateBlockName,
          line: fence.place.line,
          "two blocks of this page are named '\(name)'",
          help: "give each block a name of its own"
        )
      }
    }
  }

  /// The program whose scope a block shares: `.some(nil)` for none, `nil` when it cannot be found.
  private mutating func base(of block: SwiftBlock) -> Int?? {
    switch block.scope {
    case .own: return .some(nil)
    case .previous:
      if let current { return current.program }
      report(
        .nothingToContinue,
        line: block.fence.place.line,
        "no Swift block comes before this one, so there is nothing to continue",
        help: "remove 'continues'"
      )
    case .named(let name):
      if let program = named[name] { return program }
      report(
        .nothingToContinue,
        line: block.fence.place.line,
        "no block before this one is named '\(name)'",
        help: named.isEmpty
          ? "give the block a name: 'swift name=\(name)'"
          : Suggestion(among: named.keys.sorted()).sentence(for: name)
      )
    }
    return nil
  }

  private mutating func readTranscript(_ fence: Fence, _ technology: Walkthrough.Technology) {
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

  private mutating func readOutput(_ fence: Fence) {
    guard let current else { return reportNoBlock(before: fence) }
    let steps = programs[current.program].steps
    let index = steps.lastIndex { step in
      if case .code = step { true } else { false }
    }
    if let index, case .code(let block, _) = steps[index] {
      programs[current.program].steps[index] = .code(block, expectedOutput: fence)
    }
  }

  private mutating func readError(_ fence: Fence) {
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

  private mutating func report(_ rule: Rule, line: Int, _ summary: String, help: String) {
    let location = SourceLocation(path: path, line: line, column: 1)
    diagnostics.append(Diagnostic(rule, at: location, summary, help: help))
  }
}
