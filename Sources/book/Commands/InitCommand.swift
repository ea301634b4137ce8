import ArgumentParser
import BookModel
import BookReading
import Foundation
import Scaffolding

/// `book init`: a small book to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a small book in two languages that can be built at once.",
    discussion: """
      The book has one chapter with code and what VoiceOver says about it, a look, and a workflow that \
      checks and publishes it. A folder that holds anything is left alone.

      EXAMPLES
        book init Handbook
        book build --book Handbook
      """
  )

  @Argument(help: "The folder, which must not exist yet or be empty.", completion: .directory)
  var folder: String

  func run() throws {
    let url = URL(filePath: folder, directoryHint: .isDirectory)
    let path = url.path(percentEncoded: false)
    if FileManager.default.fileExists(atPath: path) {
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
      guard names?.isEmpty == true else {
        Console.standard.complain("Error: '\(folder)' is there already; name a new folder.")
        throw ExitCode(1)
      }
    }
    for file in NewBook(site: Self.site).files {
      let target = url.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(file.bytes).write(to: target, options: .atomic)
    }
    Console.standard.say("Wrote a book to \(folder). Build it: book build --book \(folder)")
  }

  /// The look of the tool's own book, if the program lies in the folder it was built in.
  private static var site: [String: [UInt8]] {
    let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    var folder = URL(filePath: executable).resolvingSymlinksInPath()
    for _ in 0..<5 {
      folder.deleteLastPathComponent()
      let style = folder.appending(path: "Site/style.css").path(percentEncoded: false)
      guard FileManager.default.fileExists(atPath: style) else { continue }
      let root = folder.path(percentEncoded: false)
      guard let files = try? BookFiles.read(root: root, folders: ["Site"]) else { continue }
      return Dictionary(
        uniqueKeysWithValues: files.bytes.map {
          (String($0.key.dropFirst("Site/".count)), $0.value)
        }
      )
    }
    return [:]
  }
}
