import ArgumentParser
import BookModel
import Diagnostics
import Foundation
import WholeFiles

struct TranslationsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "translations",
    abstract: "List the translations and show which are out of date.",
    discussion: """
      The front matter of a translation stores, as 'translates', a fingerprint of the text it was \
      made from: the title, summary, checklist, terms and body of the chapter in the first \
      language of the book. When that text changes, the translation is out of date: its page \
      says so, and 'book check' warns. After updating the translation, renew its fingerprint.

      EXAMPLES
        book translations
        book translations --renew Content/ru/swipes/adjustable.md
        book translations --renew
      """
  )

  @Option(name: .customLong("book"), help: "The folder of the book.", completion: .directory)
  var root = "."

  @Flag(help: "Write the fingerprints of the originals into the translations.")
  var renew = false

  @Argument(help: "The translations to renew (default: all).")
  var paths: [String] = []

  func run() throws {
    let files = try BookFiles.read(root: root)
    let (book, findings) = Book.read(files)
    guard let book else {
      try Console.standard.report(findings, about: [], as: .human, in: root, source: { _ in nil })
      throw ExitCode(1)
    }
    guard renew else { return list(book) }
    let known = Set(book.translations.map(\.path))
    if let unknown = paths.first(where: { !known.contains($0) }) {
      throw ValidationError("'\(unknown)' is not a translation; 'book translations' lists them.")
    }
    for translation in book.updatedTranslations(of: Set(paths)) {
      let url = URL(filePath: translation.path, relativeTo: URL(filePath: root + "/"))
      try Data(translation.text.utf8).write(atomicallyTo: url)
      Console.standard.writeLine("\(translation.path): renewed")
    }
  }

  private func list(_ book: Book) {
    for translation in book.translations {
      Console.standard.writeLine("\(translation.path): \(translation.state)")
    }
  }
}
