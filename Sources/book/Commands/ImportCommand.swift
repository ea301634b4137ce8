import ArgumentParser
import BookChecks
import BookModel
import Diagnostics
import Foundation
import Importing
import Localization
import Scaffolding
import System

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Convert an mdBook, a DocC catalogue or a folder of Markdown to a book.",
    usage: "book import [<options>] <path> <folder>",
    discussion: """
      The new book gets a folder of its own; the original is not changed. Chapters, their order, \
      links, pictures, code, tables, notes and asides are converted. Anything that could not be \
      converted is listed as a warning with file and line.

      An mdBook is recognised by SUMMARY.md, a DocC catalogue by the extension .docc. In any \
      other folder, each subfolder becomes a part, README.md comes first, and numbers at the \
      start of names give the order.

      Swift code is marked as unchecked until you enable checks for it. Building the book reports \
      the usual findings, such as links that say only “here”; '--allow-findings' allows those \
      that can be allowed, and the page “What was checked” lists them.

      EXAMPLES
        book import ../guide Handbook
        book import Sources/Kit/Kit.docc Handbook
        book import docs Handbook --language de
        book build --book Handbook
      """
  )

  @Option(help: "The kind of the original: mdbook, docc or folder (default: detected).")
  var from: ForeignBookKind?

  @Option(help: "The language, such as 'de' (default: that of the original, or English).")
  var language: String?

  @Option(
    help: "The outer folder whose files may be used (default: the repository).",
    completion: .directory
  )
  var within: String?

  @Flag(
    help:
      "Allow every finding that can be allowed, with a comment in its chapter."
  )
  var allowFindings = false

  @OptionGroup var findings: FindingOptions

  @Argument(help: "The folder of the original.", completion: .directory)
  var path: String

  @Argument(
    help: "The folder to create; it must not exist, or be empty.",
    completion: .directory
  )
  var folder: String

  func run() throws {
    let new = NewFolder(path: folder)
    guard new.isAvailable else { throw new.alreadyExistsError() }
    let old = ImportFolder(path, within: within)
    guard let files = old.files else {
      if FileManager.default.fileExists(atPath: path) {
        return try fail("'\(path)' is no folder; unpack an archive first, and name its folder")
      }
      return try fail("there is no folder '\(path)'; name the folder to import")
    }
    guard let kind = from ?? ForeignBookKind(of: files) else {
      return try fail("there is no Markdown in '\(path)'")
    }
    var book = BookImporter(files, kind: kind, language: language).book()
    guard book.chapters > 0 else {
      return try fail("'\(path)' has no page that can be read as \(kind.name)")
    }
    let others = NewBook.look(Self.siteFiles) + words(for: book.language)
    if allowFindings { book.allow(allowable(book.files + others)) }
    try new.write(book.files + others)
    let prefix = old.prefix
    let located = book.findings.map { finding in
      var finding = finding
      if let path = finding.location?.path { finding.location?.path = prefix + path }
      return finding
    }
    try Console.standard.report(located, about: [], as: findings.format) { path in
      files.text(at: String(path.dropFirst(prefix.count)))
    }
    Console.standard.writeError(
      """
      Wrote \(folder): parts \(book.parts), chapters \(book.chapters), pictures and other files \
      \(book.assets). Warnings about content that was not converted: \(book.findings.count).
      Build it with: book build --book \(folder.shellWord)
      """
    )
  }

  private func allowable(_ files: [OutputFile]) -> [Diagnostic] {
    let bytes = Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first }
    guard let book = Book.read(BookFiles(bytes: bytes)).book else { return [] }
    let rules = Set(Rule.known.filter(\.canBeAllowed).map(\.id))
    return check(book).filter { rules.contains($0.id) }
  }

  private static var siteFiles: [String: [UInt8]] { InitCommand.site }

  private func words(for language: String) -> [OutputFile] {
    guard BuiltInLanguage(rawValue: language) == nil else { return [] }
    let text = InterfaceTextTemplate(language: language).text
    return [OutputFile(path: InterfaceTextReader.path(language: language), text: text)]
  }

  private func fail(_ sentence: String) throws {
    Console.standard.writeError("Error: \(sentence).")
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
