import ArgumentParser
import Diagnostics
import Foundation
import Localization

/// `book words`: the words around the text, to be translated.
struct WordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words",
    abstract: "Writes the words around the text in a language, with the English beside them.",
    discussion: """
      Pages have some four hundred words of their own, such as “Contents” and “Chapter 1 of 9”. For a \
      language that the tool does not know, a book brings them along in Content/LANGUAGE/words.yml. \
      This command writes that file, with the English above each word, to standard output. What the \
      book has translated already is kept, and stands at its place.

      A shell empties a file before the command can read it, so never direct the output to the words of \
      the book itself: '--update' writes them there.

      EXAMPLES
        book words de > words.yml
        book words de --update
      """
  )

  @Option(name: .customLong("book"), help: "The folder of the book.", completion: .directory)
  var root = "."

  @Flag(
    help: "Write into Content/LANGUAGE/words.yml of the book, and keep what is translated there."
  )
  var update = false

  @Argument(help: "The language, such as 'de' or 'pt-BR'.")
  var language: String

  func validate() throws {
    guard LanguageTag.isOne(language) else {
      throw ValidationError("'\(language)' is no tag of a language, such as 'de' or 'pt-BR'.")
    }
  }

  func run() throws {
    let path = WordsReader.path(language: language)
    let file = URL(filePath: root, directoryHint: .isDirectory).appending(path: path)
    var own: String?
    if FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
      own = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    if let own { try refuse(own, path) }
    let text = WordsTemplate(language: language, translated: own).text
    guard update else { return Console.standard.write(text, to: .standardOutput) }
    try Data(text.utf8).write(withFoldersTo: file)
    Console.standard.say("Wrote \(path).")
  }

  /// Ends the command where a word of the book would be lost: one that cannot be read, or whose name
  /// nothing knows.
  private func refuse(_ own: String, _ path: String) throws {
    var reader = WordsReader(path: path, language: language)
    _ = reader.read(own)
    let errors = reader.diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty else { return }
    try Console.standard.report(errors, about: [], as: .human) { $0 == path ? own : nil }
    Console.standard.complain("Error: mend '\(path)' first, so that no word of it is lost.")
    throw ExitCode(1)
  }
}

/// The tag of a language on the command line.
enum LanguageTag {
  /// Whether a text has the form of a BCP 47 tag, such as `de` or `zh-Hans`.
  static func isOne(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count) else { return false }
    return first.allSatisfy { $0.isASCII && $0.isLowercase }
      && parts.dropFirst().allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}
