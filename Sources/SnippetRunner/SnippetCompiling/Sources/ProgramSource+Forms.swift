import AccessibilityTree
import SnippetNotation

extension ProgramSource {
  /// Writes types at the level of the file and the statements into a function.
  mutating func writeMerged() {
    let pieces = program.blocks.map { block in
      block.pieces.map { ($0, SplitSource(rewritten($0))) }
    }
    text += "import SnippetStage\n"
    for name in Set(pieces.joined().flatMap(\.1.imports)).sorted() {
      text += "\(name)\n"
    }
    for (piece, split) in pieces.joined() {
      for declaration in split.declarations {
        write(declaration, of: piece)
      }
    }
    writeEntry(isSuspending: isSpoken || pieces.joined().contains(where: \.1.suspends))
    var blocks = pieces.makeIterator()
    for (index, step) in program.steps.enumerated() {
      writeBeginning(of: index)
      switch step {
      case .code:
        for (piece, split) in blocks.next() ?? [] {
          write(split.statements, of: piece)
        }
      case .transcript(let transcript): write(transcript, step: index)
      }
    }
    text += "}\n"
  }

  /// Writes the code as it is, as a script.
  mutating func writeScript() {
    text += "import SnippetStage\n"
    if let file = program.file { text += Self.foundation(of: file.text) }
    writePreparation()
    for (index, step) in program.steps.enumerated() {
      writeBeginning(of: index)
      switch step {
      case .code(let block, _):
        for piece in block.pieces {
          write(rewritten(piece), of: piece)
        }
      case .transcript(let transcript): write(transcript, step: index)
      }
    }
    writeSpeech()
    if program.purpose == .run {
      text += "SnippetStage.Stage.finish()\n"
    }
  }

  /// Writes a file as it is, with an entry behind it that offers what it declares.
  mutating func writeLibrary() {
    text += "import SnippetStage\n"
    if let file = program.file { text += Self.foundation(of: file.text) }
    for piece in program.blocks.flatMap(\.pieces) {
      write(rewritten(piece), of: piece)
    }
    writeEntry(isSuspending: true)
    writePreparation()
    writeSpeech()
    text += "}\n"
  }

  /// Writes the entry and the head of the function with the program's statements.
  ///
  /// The compiler takes half as long again for a function that can be suspended.
  private mutating func writeEntry(isSuspending: Bool) {
    let function = "by_ear_program_\(program.number)"
    let run = isSuspending ? "run" : "runAtOnce"
    text += """
      @_cdecl("\(program.entry)") public nonisolated func \(program.entry)() {
      SnippetStage.Stage.\(run)(\(function))
      }
      @MainActor fileprivate func \(function)()\(isSuspending ? " async" : "") throws {

      """
  }

  /// Whether the program drives an assistive technology.
  private var isSpoken: Bool {
    program.steps.contains { if case .transcript = $0 { true } else { false } }
  }

  private mutating func writeBeginning(of step: Int) {
    if program.purpose == .run, program.speech == nil {
      let language = program.language(at: step)
      let look = program.look(at: step).rawValue
      text +=
        "SnippetStage.Stage.begin(\(step), in: \(language.swiftLiteral), look: \(look))\n"
    }
  }
}
