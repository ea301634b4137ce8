import Diagnostics
import FileSpeech
import Foundation

/// The warnings that a team already knows, one a line; lines of code may move.
struct WarningBaseline {
  private(set) var known: Set<String>

  init(_ text: String) { known = Set(text.split(separator: "\n").map(String.init)) }

  init(_ spoken: SpokenFiles) {
    known = Set(spoken.screens.flatMap(\.warnings).map(Self.line))
  }

  var text: String { known.sorted().joined(separator: "\n") + "\n" }

  /// Removes the known warnings, and returns their number.
  func removeKnown(from spoken: inout SpokenFiles) -> Int {
    var count = 0
    for index in spoken.screens.indices {
      let all = spoken.screens[index].warnings
      spoken.screens[index].warnings = all.filter { !known.contains(Self.line($0)) }
      count += all.count - spoken.screens[index].warnings.count
    }
    return count
  }

  private static func line(_ warning: Diagnostic) -> String {
    let path = warning.location?.path ?? ""
    return "\(path): \(warning.summary) [\(warning.id)]".replacing("\n", with: " ")
  }
}
