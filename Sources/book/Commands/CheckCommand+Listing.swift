import BookModel
import BookReading
import SnippetNotation
import SnippetRunning

extension CheckCommand {
  /// Says what would be checked, one program a line.
  func listSnippets(_ selection: SnippetSelection) throws {
    let book = paths.isEmpty ? Book.read(try BookFiles.read(root: shared.root)).book : nil
    let chapters =
      paths.isEmpty
      ? book.map { $0.chapterSources + $0.componentSources } ?? []
      : try MarkdownFiles(root: shared.root, standardInput: standardInput.name)
        .read(paths).chapters
    for listing in shared.runner.list(chapters, selection: selection) {
      let name = listing.name.map { " \($0)" } ?? ""
      let transcripts = listing.transcripts.isEmpty ? "" : ", \(listing.transcripts.count) heard"
      Console.standard.say(
        "\(listing.place.path):\(listing.place.line): \(listing.purpose)\(name)\(transcripts)"
      )
    }
  }
}
