import Foundation
package import SnippetNotation
import SpeechRules

/// The Swift file that is made of a program.
package struct ProgramSource {
  let program: Program
  /// The programs that are run with its code.
  let entries: [Program]
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

  private init(_ program: Program, entries: [Program], among facts: ModuleFacts) {
    self.program = program
    self.entries = entries
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
    var source = ProgramSource(program, entries: [program], among: facts)
    switch form {
    case .merged: source.writeMerged()
    case .script: source.writeScript()
    case .library: source.writeLibrary()
    }
    return source.text
  }

  static func write(_ shared: SharedProgram) -> String {
    let facts = ModuleFacts(pieces(of: shared.code))
    var source = ProgramSource(shared.code, entries: shared.programs, among: facts)
    source.writeMerged()
    return source.text
  }

  package static func write(_ file: SwiftFile, among module: [SwiftFile]) -> String {
    let piece = SourcePiece(path: file.path, text: file.text)
    return foundation(of: file.text) + """
      #sourceLocation(file: \(file.path.swiftLiteral), line: 1)
      \(SourceRewriter.rewrite(piece, among: facts(module)))

      """
  }

  /// What Foundation for Linux lacks, for files that import Foundation without UIKit.
  static func foundation(of code: String) -> String {
    code.contains("import ") ? "import PortableFoundation\n" : ""
  }

  private static func facts(_ module: [SwiftFile]) -> ModuleFacts {
    ModuleFacts(module.map { SourcePiece(path: $0.path, text: $0.text) })
  }

  private static func pieces(of program: Program) -> [SourcePiece] {
    program.blocks.flatMap(\.pieces).map(SourcePiece.init)
  }

  func rewritten(_ piece: SwiftBlock.Piece) -> String {
    SourceRewriter.rewrite(SourcePiece(piece), among: facts)
  }

  /// Whether the parser can split each part of the program; if not, it is compiled as a script.
  static func isSplittable(_ program: Program) -> Bool {
    program.blocks.flatMap(\.pieces).allSatisfy { SplitSource($0.text).isWellFormed }
      && !ModuleFacts(pieces(of: program)).hasMoves
  }

  mutating func write(_ code: String, of piece: SwiftBlock.Piece) {
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
  mutating func write(_ declaration: SplitSource.Declaration, of piece: SwiftBlock.Piece) {
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
