import Foundation
import SnippetCompiling
import SnippetNotation

/// The modules of the tool itself, such as its parser of arguments.
///
/// The build folder of a clone contains them next to those for snippets. A snippet that imported
/// one would compile, but not run.
struct ToolModules: Sendable {
  private let names: Set<String>

  /// - Parameters:
  ///   - folder: the folder of the compiled modules.
  ///   - imported: the modules of samples and packages, which a snippet may import.
  init(in folder: String, except imported: Set<String>) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let suffix = ".swiftmodule"
    names = Set(files.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) })
      .subtracting(Toolchain.hostModules).subtracting(imported)
  }

  /// What the compiler would say without these modules; `nil` if a program imports none.
  func message(about program: Program) -> CompilerMessage? {
    guard !names.isDisjoint(with: program.importedNames) else { return nil }
    for piece in program.blocks.flatMap(\.pieces) {
      let lines = piece.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard
          let match = line.prefixMatch(
            of: #/\s*(?:@\w+\s+)*import\s+(?:(?:class|enum|func|protocol|struct)\s+)?(\w+)/#
          ), names.contains(String(match.1))
        else { continue }
        let column = line.utf8.distance(from: line.startIndex, to: match.1.startIndex) + 1
        let place = "\(piece.path):\(piece.firstLine + index):\(column)"
        return CompilerMessage("\(place): error: no such module '\(match.1)'")
      }
    }
    return nil
  }
}
