import ArgumentParser
import BookModel
import Foundation

struct SiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site",
    abstract: "Compare the style sheets and scripts of the book with those of this tool.",
    discussion: """
      A new book gets copies of them in its folder 'Site'. After an update of the tool, this \
      command lists which of them differ, and '--renew' replaces them. Changes of your own are \
      lost then: commit them first, and compare. Files that you deleted stay away unless you name \
      them.

      EXAMPLES
        book site
        book site --renew                  replace all files that differ
        book site --renew page.js try.js   replace or add these
      """
  )

  @Option(name: .customLong("book"), help: "The folder of the book.", completion: .directory)
  var root = "."

  @Flag(help: "Replace the files that differ, or write the named ones.")
  var renew = false

  @Argument(help: "Names of files in 'Site' (default: all that the book has).")
  var names: [String] = []

  func run() throws {
    let files = InitCommand.site
    guard !files.isEmpty else {
      throw ValidationError("This copy of the tool has no folder 'Site'.")
    }
    if let unknown = names.first(where: { files[$0] == nil }) {
      throw ValidationError("The tool has no '\(unknown)'; 'book site' lists its files.")
    }
    let own = try BookFiles.read(root: root, folders: ["Site"]).bytes
    for (name, bytes) in files.sorted(by: { $0.key < $1.key })
    where names.isEmpty || names.contains(name) {
      let path = "Site/\(name)"
      let state = own[path].map { $0 == bytes ? "same" : "differs" } ?? "missing"
      let isChosen = state == "differs" || state == "missing" && names.contains(name)
      guard renew, isChosen else {
        Console.standard.writeLine("\(path): \(state)")
        continue
      }
      let file = URL(filePath: root, directoryHint: .isDirectory).appending(path: path)
      try Data(bytes).write(creatingFoldersFor: file)
      Console.standard.writeLine("\(path): \(state == "missing" ? "added" : "replaced")")
    }
  }
}
