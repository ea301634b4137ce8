import ArgumentParser
import Diagnostics
import Foundation
import Localization

struct WordsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "words",
    abstract: "Write the interface text of a language, for translation.",
    discussion: """
      Pages have some four hundred words and phrases of their own, such as “Contents” and \
      “Chapter 1 of 9”. For a language that is not built in, a book has them in \
      Content/LANGUAGE/words.yml. This command writes that file to standard output, with the \
      English above each phrase. Existing translations are kept.

      To write the book's own file, use '--update': with '>', the shell would empty the file \
      before it is read.

      EXAMPLES
        book words de > words.yml
        book words de --update
      """
  )

  @Option(name: .customLong("book"), help: "The folder of the book.", completion: .directory)
  var root = "."

  @Flag(
    help: "Write Content/LANGUAGE/words.yml, and keep what is translated there."
  )
  var update = false

  @Argument(help: "The language, such as 'de' or 'pt-BR'.")
  var language: String

  func validate() throws {
    guard LanguageTag.isValid(language) else {
      throw ValidationError("'\(language)' is not a language tag such as 'de' or 'pt-BR'.")
    }
  }

  func run() throws {
    let path = InterfaceTextReader.path(language: language)
    let file = URL(filePath: root, directoryHint: .isDirectory).appending(path: path)
    var existing: String?
    if FileManager.default.fileExists(atPath: file.path(percentEncoded: false)) {
      existing = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
    if let existing { try checkReadability(of: existing, path) }
    let text = InterfaceTextTemplate(language: language, translated: existing).text
    guard update else { return Console.standard.write(text, to: .standardOutput) }
    try Data(text.utf8).write(creatingFoldersFor: file)
    Console.standard.writeLine("Wrote \(path).")
  }

  /// Exits with an error if the existing file can't be read or has unknown keys, since rewriting it
  /// would lose translations.
  private func checkReadability(of existing: String, _ path: String) throws {
    var reader = InterfaceTextReader(path: path, language: language)
    _ = reader.read(existing)
    let errors = reader.diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty else { return }
    try Console.standard.report(errors, about: [], as: .human, in: root) {
      $0 == path ? existing : nil
    }
    Console.standard.writeError("Error: fix '\(path)' first, so that no translation is lost.")
    throw ExitCode(1)
  }
}

enum LanguageTag {
  /// Whether a string has the form of a BCP 47 language tag, such as `de` or `zh-Hans`.
  static func isValid(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count) else { return false }
    return first.allSatisfy { $0.isASCII && $0.isLowercase }
      && parts.dropFirst().allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }
}
