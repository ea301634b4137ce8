import Diagnostics
import FileSpeech
import Foundation

/// The warnings that a team already knows, one a line.
///
/// A line has the path of the file, but not the line number, since code moves. A warning that occurs
/// twice has two lines.
struct WarningBaseline {
  private var known: [String: Int]

  init(_ text: String) {
    known = text.split(whereSeparator: \.isNewline).reduce(into: [:]) {
      $0[String($1), default: 0] += 1
    }
  }

  /// - Parameter path: the path of a file as the baseline has it.
  init(_ files: [SpokenFiles], path: (String) -> String) {
    let warnings = files.flatMap(\.screens).flatMap(\.warnings)
    known = warnings.reduce(into: [:]) { $0[Self.line($1, path), default: 0] += 1 }
  }

  var count: Int { known.values.reduce(0, +) }

  var text: String {
    known.sorted { $0.key < $1.key }.flatMap { Array(repeating: $0.key + "\n", count: $0.value) }
      .joined()
  }

  /// Removes the known warnings from the files.
  ///
  /// - Returns: their number, and that of the lines for these files without a warning.
  func removeKnown(
    from files: inout [SpokenFiles],
    path: (String) -> String
  ) -> (known: Int, gone: Int) {
    var left = known
    var count = 0
    for (file, spoken) in files.enumerated() {
      for (screen, heard) in spoken.screens.enumerated() {
        files[file].screens[screen].warnings = heard.warnings.filter { warning in
          let line = Self.line(warning, path)
          guard let rest = left[line], rest > 0 else { return true }
          left[line] = rest - 1
          count += 1
          return false
        }
      }
    }
    let paths = Set(files.flatMap(\.screens).map { path($0.path) })
    let gone = left.filter { paths.contains(String($0.key.prefix { $0 != ":" })) }
    return (count, gone.values.reduce(0, +))
  }

  private static func line(_ warning: Diagnostic, _ path: (String) -> String) -> String {
    "\(path(warning.location?.path ?? "")): \(warning.summary) [\(warning.id)]"
      .replacing("\n", with: " ").replacing("\r", with: " ")
  }
}
