import Foundation
package import SnippetNotation
import SpeechRules

/// The Swift file that is made of a program.
package struct ProgramSource {
  let program: Program
  /// What the pieces of its module say of each other.
  let facts: ModuleFacts
  var text = ""

  /// A form in which a program can be compiled.
  package enum Form: Hashable, Sendable {
    /// In one module with others: types at the level of the file, the rest in a function.
    case merged
    /// In a module of its own, as a script; exactly what a reader's playground does.
    case script
    /// In one module with other files of a user, as it is, with an entry at its end.
    case library
  }

  private init(_ program: Program, among facts: ModuleFacts) {
    self.program = program
    self.facts = facts
  }

  /// Writes a program in a form.
  ///
  /// - Parameter module: all files of its module, if they are not its own pieces alone.
  package static func write(
    _ program: Program,
    as form: Form,
    among module: [SwiftFile]? = nil
  ) -> String {
    let facts = module.map(facts) ?? ModuleFacts(pieces(of: program))
    var source = ProgramSource(program, among: facts)
    switch form {
    case .merged: source.writeMerged()
    case .script: source.writeScript()
    case .library: source.writeLibrary()
    }
    return source.text
  }

  /// Writes a file of which nothing is spoken.
  package static func write(_ file: SwiftFile, among module: [SwiftFile]) -> String {
    let piece = SourcePiece(path: file.path, text: file.text)
    return foundation(of: file.text) + """
      #sourceLocation(file: \(file.path.swiftLiteral), line: 1)
      \(SourceRewriter.rewrite(piece, among: facts(module)))

      """
  }

  /// What Foundation for Linux lacks, for files that import Foundation without UIKit.
  private static func foundation(of code: String) -> String {
    code.contains("import ") ? "import PortableFoundation\n" : ""
  }

  private static func facts(_ module: [SwiftFile]) -> ModuleFacts {
    ModuleFacts(module.map { SourcePiece(path: $0.path, text: $0.text) })
  }

  private static func pieces(of program: Program) -> [SourcePiece] {
    program.blocks.flatMap(\.pieces).map(SourcePiece.init)
  }

  private func rewritten(_ piece: SwiftBlock.Piece) -> String {
    SourceRewriter.rewrite(SourcePiece(piece), among: facts)
  }

  /// Whether the parser can split each part of the program; if not, it is compiled as a script.
  static func isSplittable(_ program: Program) -> Bool {
    program.blocks.flatMap(\.pieces).allSatisfy { SplitSource($0.text).isWellFormed }
      && !ModuleFacts(pieces(of: program)).hasMoves
  }

  private mutating func writeMerged() {
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

  private mutating func writeLibrary() {
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

  /// Whether the program drives an assistive technology.
  private var isSpoken: Bool {
    program.steps.contains { if case .transcript = $0 { true } else { false } }
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

  private mutating func writeScript() {
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

  private mutating func writeBeginning(of step: Int) {
    if program.purpose == .run, program.speech == nil {
      text += "SnippetStage.Stage.begin(\(step))\n"
    }
  }

  private mutating func write(_ code: String, of piece: SwiftBlock.Piece) {
    write(code, path: piece.path, line: piece.firstLine)
  }

  mutating func write(_ code: String, path: String, line: Int) {
    let end = code.hasSuffix("\n") ? "" : "\n"
    text += "#sourceLocation(file: \(path.swiftLiteral), line: \(line))\n"
    text += "\(code)\(end)#sourceLocation()\n"
  }

  /// Writes a declaration so that the compiler reports the line and column of the page.
  ///
  /// A modifier on a line of its own before the declaration moves nothing; attributes must come
  /// before it.
  private mutating func write(_ declaration: SplitSource.Declaration, of piece: SwiftBlock.Piece) {
    var code = ""
    if !declaration.attributes.isEmpty {
      code += "\(declaration.attributes)\n"
    }
    if declaration.needsFilePrivate {
      code += "fileprivate\n"
    }
    let before = code.utf8.count { $0 == UInt8(ascii: "\n") }
    code += String(repeating: " ", count: declaration.column - 1) + declaration.text
    let line = piece.firstLine + declaration.line - 1 - before
    write(code, path: piece.path, line: max(1, line))
  }
}

extension SourcePiece {
  fileprivate init(_ piece: SwiftBlock.Piece) {
    self.init(path: piece.path, firstLine: piece.firstLine, text: piece.text)
  }
}
