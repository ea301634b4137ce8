import ArgumentParser
import BookChecks
import BookModel
import Diagnostics
import Foundation
import Importing
import Localization
import Scaffolding

/// `book import`: a book of another tool as a book of this one.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Makes a book out of an mdBook, a DocC catalogue or a folder of Markdown.",
    discussion: """
      The new book is written into a folder of its own; the old one stays as it is. Chapters, their \
      order, links, pictures, code, tables, notes and asides are carried over. What could not be is \
      listed with file and line, as warnings.

      An mdBook is known by SUMMARY.md, a catalogue by the ending .docc; in any other folder each folder \
      below it becomes a part, README.md comes first, and numbers before names give the order.

      Swift code is shown without a check, and says so, until you let it be checked. Building then finds \
      what every book is checked for, such as links that say only “here”; '--allow-findings' lets those \
      stand that an author may let stand, and the page “What was checked” lists them.

      EXAMPLES
        book import ../guide Handbook
        book import Sources/Kit/Kit.docc Handbook
        book import docs Handbook --language de
        book build --book Handbook
      """
  )

  @Option(help: "What the other book is: mdbook, docc or folder; told by its files unless given.")
  var from: ForeignBookKind?

  @Option(help: "The language, such as 'de'; what the other book says, or English, unless given.")
  var language: String?

  @Option(
    help: "The folder whose files the other book may take in; its repository unless given.",
    completion: .directory
  )
  var within: String?

  @Flag(
    help:
      "Let every finding stand that an author may let stand, each with a comment in its chapter."
  )
  var allowFindings = false

  @OptionGroup var findings: FindingOptions

  @Argument(help: "The folder of the other book.", completion: .directory)
  var path: String

  @Argument(
    help: "The folder to write, which must not exist yet or be empty.",
    completion: .directory
  )
  var folder: String

  func run() throws {
    let new = NewFolder(path: folder)
    guard new.isFree else { throw new.refusal() }
    let old = ImportFolder(path, within: within)
    guard let files = old.files else {
      return try complain("there is no folder '\(path)'; name the folder of the other book")
    }
    guard let kind = from ?? ForeignBookKind(of: files) else {
      return try complain("there is no Markdown in '\(path)'")
    }
    var book = BookImporter(files, kind: kind, language: language).book()
    guard book.chapters > 0 else {
      return try complain("'\(path)' lists no page that can be read as \(kind.name)")
    }
    let others = NewBook.look(Self.look) + words(for: book.language)
    if allowFindings { book.allow(allowable(book.files + others)) }
    try new.write(book.files + others)
    let prefix = old.prefix
    let told = book.findings.map { finding in
      var finding = finding
      if let path = finding.location?.path { finding.location?.path = prefix + path }
      return finding
    }
    try Console.standard.report(told, about: [], as: findings.format) { path in
      files.text(at: String(path.dropFirst(prefix.count)))
    }
    Console.standard.complain(
      """
      Wrote to \(folder): parts \(book.parts), chapters \(book.chapters), pictures and other files \
      \(book.assets). Findings about what could not be carried over: \(book.findings.count).
      Build it: book build --book \(folder)
      """
    )
  }

  /// The findings about a book that its author may let stand.
  private func allowable(_ files: [OutputFile]) -> [Diagnostic] {
    let bytes = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    guard let book = Book.read(BookFiles(bytes: bytes)).book else { return [] }
    let rules = Set(Rule.known.filter(\.canBeAllowed).map(\.id))
    return check(book).filter { rules.contains($0.id) }
  }

  private static var look: [String: [UInt8]] { InitCommand.site }

  /// The words to translate, for a language that the tool has none of.
  private func words(for language: String) -> [OutputFile] {
    guard BuiltInLanguage(rawValue: language) == nil else { return [] }
    let text = WordsTemplate(language: language).text
    return [OutputFile(path: WordsReader.path(language: language), text: text)]
  }

  private func complain(_ sentence: String) throws {
    Console.standard.complain("Error: \(sentence).")
    throw ExitCode(1)
  }
}

extension ForeignBookKind: ExpressibleByArgument {
  fileprivate var name: String {
    switch self {
    case .mdBook: "an mdBook"
    case .docC: "a DocC catalogue"
    case .folder: "a folder of Markdown"
    }
  }
}
