import ArgumentParser
import BookModel
import Diagnostics
import Foundation
import Localization
import Scaffolding
import SnippetNotation
import System

struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a small book that can be built right away.",
    discussion: """
      The book has one chapter with code and its VoiceOver transcript, a style sheet, and a \
      workflow that checks and publishes it. Only a new or empty folder is written to, except that \
      the workflow is added to the root of a repository around it.

      The book is in English, or in the languages given by '--language'; the first is the default \
      one. Interface text is built in for English and Russian; for another language, a file lists \
      all of it for translation.

      EXAMPLES
        book init Handbook
        book init Handbuch --language de
        book init Handbook --language en --language ru
        book build --book Handbook
      """
  )

  @Option(help: "A language of the book; can be repeated (default: en).")
  var language: [String] = []

  @Argument(help: "The folder to create; it must not exist, or be empty.", completion: .directory)
  var folder: String

  func validate() throws {
    for tag in language where !LanguageTag.isValid(tag) {
      throw ValidationError("'\(tag)' is not a language tag such as 'de' or 'pt-BR'.")
    }
  }

  func run() throws {
    let new = NewFolder(path: folder)
    guard new.isAvailable else { throw new.alreadyExistsError() }
    var languages: [String] = []
    for tag in language.isEmpty ? ["en"] : language where !languages.contains(tag) {
      languages.append(tag)
    }
    let root = FindingPaths.repository(around: new.parts)
    let place = root.map { new.parts.dropFirst($0.count).joined(separator: "/") }
    let book = NewBook(languages: languages, site: Self.site, folder: place)
    try new.write(book.files)
    Console.standard.writeLine(
      "Created a book in \(folder). Build it with: book build --book \(folder.shellWord)"
    )
    if let root { try Self.add(book.workflow, toRepository: root) }
    for tag in languages where BuiltInLanguage(rawValue: tag) == nil {
      let path = InterfaceTextReader.path(language: tag)
      Console.standard.writeLine("The interface text is English until you translate \(path).")
    }
    for tag in languages where SpokenLanguage.supported(tag) == nil {
      Console.standard.writeLine(
        "The speech model does not speak '\(tag)': write transcripts in English, with 'lang=en'."
      )
    }
  }

  private static func add(_ workflow: OutputFile, toRepository root: [String]) throws {
    let folder = "/" + root.joined(separator: "/")
    let file = URL(filePath: folder, directoryHint: .isDirectory).appending(path: workflow.path)
    let shown = FindingPaths(root: folder, format: .human).shown(workflow.path)
    if FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
      Console.standard.writeLine("\(shown) already exists and is unchanged; add the book to it.")
    } else {
      try Data(workflow.bytes).write(creatingFoldersFor: file)
      Console.standard.writeLine("Added \(shown) to the repository, to check and publish the book.")
    }
  }

  /// The files of the `Site` folder in the repository that this executable was built in; empty if
  /// it was installed.
  static var site: [String: [UInt8]] {
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
