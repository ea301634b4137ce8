import ArgumentParser
import BookModel
import Foundation
import Localization
import Scaffolding

/// `book init`: a small book to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a small book that can be built at once.",
    discussion: """
      The book has one chapter with code and what VoiceOver says about it, a look, and a workflow that \
      checks and publishes it. A folder that holds anything is left alone.

      A book may be in any language. The words around the text come with the tool in English and \
      Russian; for another language a file lists them all, to be translated.

      EXAMPLES
        book init Handbook
        book init Handbuch --language de
        book build --book Handbook
      """
  )

  @Option(
    help: "A language of the book, such as 'de'; may be repeated. English and Russian unless given."
  )
  var language: [String] = []

  @Argument(help: "The folder, which must not exist yet or be empty.", completion: .directory)
  var folder: String

  func validate() throws {
    for tag in language where !LanguageTag.isOne(tag) {
      throw ValidationError("'\(tag)' is no tag of a language, such as 'de' or 'pt-BR'.")
    }
  }

  func run() throws {
    let new = NewFolder(path: folder)
    guard new.isFree else { throw new.refusal() }
    var languages: [String] = []
    for tag in language.isEmpty ? ["en", "ru"] : language where !languages.contains(tag) {
      languages.append(tag)
    }
    try new.write(NewBook(languages: languages, site: Self.site).files)
    Console.standard.say("Wrote a book to \(folder). Build it: book build --book \(folder)")
    for tag in languages where BuiltInLanguage(rawValue: tag) == nil {
      let path = WordsReader.path(language: tag)
      Console.standard.say("The words around the text are English until you translate \(path).")
    }
  }

  /// The look of the tool's own book, if the program lies in the folder it was built in.
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
