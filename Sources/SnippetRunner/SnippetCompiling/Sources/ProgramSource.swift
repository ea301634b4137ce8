import Foundation
package import SnippetNotation
import SpeechRules

/// Generates the Swift file that a program is compiled from.
///
/// `#sourceLocation` makes the compiler report lines and columns of the page. A program of a page
/// is first compiled in the merged form, with others in one module, and again as a script if that
/// fails.
package struct ProgramSource {
  let program: Program
  /// The programs that share this code.
  let entries: [Program]
  let facts: ModuleFacts
  var text = ""

  package enum Form: Hashable, Sendable {
    /// In a module with others: types at file scope, the rest in a function.
    case merged
    /// In its own module as a script, as in a playground.
    case script
    /// In a module with the user's other files: unchanged, with an entry function at the end.
    case library
  }

  private init(_ program: Program, entries: [Program], among facts: ModuleFacts) {
    self.program = program
    self.entries = entries
    self.facts = facts
  }

  /// Generates the source of a program.
  ///
  /// - Parameter facts: those of its module, if it has more than the program's own code.
  static func write(
    _ program: Program,
    as form: Form,
    among facts: ModuleFacts? = nil
  ) -> String {
    let facts = facts ?? ModuleFacts(pieces(of: program))
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

  /// Generates the sources of files without programs.
  package static func write(_ files: [SwiftFile]) -> [String] {
    write(files, among: facts(files))
  }

  static func write(
    _ files: [SwiftFile],
    among facts: ModuleFacts,
    memory: ModuleMemory = ModuleMemory()
  ) -> [String] {
    files.map { file in
      let piece = SourcePiece(path: file.path, text: file.text)
      let rewrite = { SourceRewriter.rewrite(piece, among: facts, memory: memory) }
      let code =
        facts.changeNothing
        ? memory.rewritten.value(of: "\(file.path)\n\(file.text)", make: rewrite) : rewrite()
      return foundation(of: file.text) + """
        #sourceLocation(file: \(file.path.swiftLiteral), line: 1)
        \(code)

        """
    }
  }

  /// Both forms of a module that isn't of a page: its programs, and its other files.
  package static func write(
    _ programs: [Program],
    as form: Form,
    with companions: [SwiftFile],
    memory: ModuleMemory
  ) -> (programs: [String], companions: [String]) {
    let facts = facts(programs.compactMap(\.file) + companions, memory: memory)
    return (
      programs.map { write($0, as: form, among: facts) },
      write(companions, among: facts, memory: memory)
    )
  }

  /// Imports what Foundation on Linux lacks, for files that import Foundation but not UIKit.
  static func foundation(of code: String) -> String {
    code.contains("import ") ? "import PortableFoundation\n" : ""
  }

  private static func facts(
    _ module: [SwiftFile],
    memory: ModuleMemory = ModuleMemory()
  ) -> ModuleFacts {
    ModuleFacts(module.map { SourcePiece(path: $0.path, text: $0.text) }, memory: memory)
  }

  private static func pieces(of program: Program) -> [SourcePiece] {
    program.blocks.flatMap(\.pieces).map(SourcePiece.init)
  }

  func rewritten(_ piece: SwiftBlock.Piece) -> String {
    SourceRewriter.rewrite(SourcePiece(piece), among: facts)
  }

  /// Whether the program can be split for the merged form; otherwise it is compiled as a script.
  static func isSplittable(_ program: Program) -> Bool {
    program.blocks.flatMap(\.pieces).allSatisfy { SplitSource($0.text).isWellFormed }
      && !ModuleFacts(pieces(of: program)).movesMembers
  }

  /// Whether the program would affect others in the same module or library.
  static func affectsOthers(_ program: Program) -> Bool {
    SharingObstacles.exist(in: program.blocks.flatMap(\.pieces).map(\.text))
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
  /// Attributes and an access modifier go on separate lines before it, so that nothing moves.
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
