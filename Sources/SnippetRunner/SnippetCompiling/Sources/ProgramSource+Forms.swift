import AccessibilityTree
import SnippetNotation

extension ProgramSource {
  /// Writes types and their dependencies at file scope, and the statements into a function.
  mutating func writeMerged() {
    let code = program.blocks.map { block in block.pieces.map { ($0, rewritten($0)) } }
    let functions = HoistableDeclarations(of: code.joined().map(\.1), areAllHoisted: false)
    let pieces = code.map { $0.map { ($0, SplitSource($1, hoisting: functions)) } }
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

  /// Writes the entry points and the signature of the function with the program's statements.
  ///
  /// Async functions take half as long again to compile.
  private mutating func writeEntry(isSuspending: Bool) {
    let function = "by_ear_program_\(program.number)"
    let run = isSuspending ? "run" : "runSynchronously"
    for entry in entries {
      text += "@_cdecl(\"\(entry.entry)\") public nonisolated func \(entry.entry)() {\n"
      if entries.count > 1 { writeChoice(of: entry) }
      text += "SnippetStage.Stage.\(run)(\(function))\n}\n"
    }
    text += """
      @MainActor fileprivate func \(function)()\(isSuspending ? " async" : "") throws {

      """
  }

  private mutating func writeChoice(of entry: Program) {
    let texts = (entry.texts ?? [:]).sorted { $0.key < $1.key }
      .map { "\($0.key.swiftLiteral): \($0.value.swiftLiteral)" }
    let table = texts.isEmpty ? "[:]" : "[\(texts.joined(separator: ", "))]"
    let language = entry.language(at: 0).swiftLiteral
    text += "SnippetStage.Stage.speak(\(language), \(table))\n"
  }

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
