import Foundation
import SnippetNotation
import SnippetRunning
import WholeFiles

/// Writes the lines that a check computed into the files of a book.
struct UpdatedFiles {
  /// The folder of the book.
  let root: String

  /// Writes what changed, and says what it was.
  ///
  /// Swift files, whose comments nobody writes, and files that changed meanwhile stay as they are.
  ///
  /// - Throws: what the file system throws.
  func write(_ inspection: Inspection) throws {
    let documented = Set(inspection.documented.map(\.path))
    for update in inspection.snippets.updates {
      guard !documented.contains(update.path) else {
        Console.standard.complain(
          "\(update.path): left as it is; '--update' writes Markdown files, not comments"
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
      Console.standard.complain("\(update.path): changed while it was checked; left as it is")
      return
    }
    for line in update.unclosed {
      Console.standard.complain(
        "\(update.path):\(line): left as it is; close the fence with a line of its own signs first"
      )
    }
    guard !update.changes.isEmpty else { return }
    try Data(text.utf8).write(wholeTo: url)
    for change in update.changes {
      Console.standard.say("\(update.path):\(change.line): updated")
      for line in change.difference {
        Console.standard.say("    \(line)")
      }
    }
  }
}
