import Foundation
import SnippetNotation
import SnippetRunning
import WholeFiles

struct FileUpdater {
  let root: String

  /// Writes each update and prints the difference.
  ///
  /// Skips Swift files, since only Markdown is updated, and files that changed during the check.
  func write(_ inspection: Inspection) throws {
    let documented = Set(inspection.documented.map(\.path))
    for update in inspection.snippets.updates {
      guard !documented.contains(update.path) else {
        Console.standard.writeError(
          "\(update.path): unchanged; '--update' writes only Markdown files"
        )
        continue
      }
      try write(update)
    }
  }

  private func write(_ update: ChapterUpdate) throws {
    let url = URL(filePath: update.path, relativeTo: URL(filePath: root + "/"))
    let data = try Data(contentsOf: url)
    guard let text = update.apply(to: String(decoding: data, as: UTF8.self)) else {
      Console.standard.writeError("\(update.path): unchanged; it was edited during the check")
      return
    }
    for line in update.unclosed {
      Console.standard.writeError(
        "\(update.path):\(line): unchanged; first close the fence with a line of the same characters"
      )
    }
    guard !update.changes.isEmpty else { return }
    try Data(text.utf8).write(atomicallyTo: url)
    for change in update.changes {
      Console.standard.writeLine("\(update.path):\(change.line): updated")
      for line in change.difference {
        Console.standard.writeLine("    \(line)")
      }
    }
  }
}
