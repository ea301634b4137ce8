package import SnippetNotation

/// Where the code of a program stood when it was checked: what was said of a line then is said of the same
/// code where it stands now.
package struct CodePlaces: Hashable, Codable, Sendable {
  private var runs: [Run]

  /// Lines of a file that stay together.
  private struct Run: Hashable, Codable {
    var path: String
    var line: Int
    var count: Int
  }

  /// The places of a program's code, in the order of its steps.
  package init(of program: Program) {
    runs = program.steps.flatMap { step -> [Run] in
      switch step {
      case .code(let block, _):
        block.pieces.map { Run(path: $0.path, line: $0.firstLine, count: Self.lines($0.text) + 1) }
      case .transcript(let fence):
        // A screen is a constant that begins in the line before.
        [
          Run(
            path: fence.fence.place.path,
            line: fence.fence.place.line - 1,
            count: Self.lines(fence.expression) + 2
          )
        ]
      }
    }
  }

  /// The files.
  var paths: [String] { runs.map(\.path) }

  /// The place of a line among newer places of the same code; `nil` if it is none of the code's.
  func moved(_ path: String, line: Int, to places: CodePlaces) -> (path: String, line: Int)? {
    for (old, new) in zip(runs, places.runs)
    where old.path == path && (old.line..<(old.line + old.count)).contains(line) {
      return (new.path, new.line + line - old.line)
    }
    return nil
  }

  private static func lines(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
}
