import Diagnostics
import Localization
import SnippetNotation

struct BookReader {
  let files: BookFiles
  var diagnostics: [Diagnostic] = []
  var problems = ReadingProblems()

  init(files: BookFiles) {
    self.files = files
  }

  mutating func read() -> Book? {
    diagnostics += files.skippedFiles
    guard let configuration = configuration() else { return nil }
    var book = configuration.book
    book.chapters = chapters(configuration)
    book.introductions = introductions(configuration.languages)
    let samples = files.samples
    diagnostics += samples.findings
    book.samples = samples.sources
    let unlistedPages = files.unlistedPages(
      besides: book.chapters,
      languages: configuration.languages
    )
    let claimed = unlistedPages.filter { path in
      configuration.brokenParts.contains { $0.includes(path) }
    }
    problems.filesOfBrokenParts = Set(claimed)
    problems.unlistedFiles = unlistedPages.filter { !claimed.contains($0) }
    book.tables = tables(configuration)
    book.components = components(configuration)
    book.words = words(configuration.languages)
    book.wordsToAvoid = wordsToAvoid(configuration.languages)
    book.aliases = aliases(configuration.languages)
    book.assets = files.assets
    book.siteFiles = files.siteFiles
    problems.unusableFiles.formUnion(files.skippedFiles.compactMap(\.location?.path))
    book.problems = problems
    return book
  }

  private mutating func configuration() -> BookConfiguration? {
    let path = BookConfiguration.path
    guard files.bytes[path] != nil else {
      let help =
        files.bytes["Content/book.yaml"] == nil
        ? "run the tool in the folder of a book, or name the folder with '--book'"
        : "rename 'Content/book.yaml' to 'book.yml'"
      let summary = "there is no '\(path)'"
      diagnostics.append(
        Diagnostic(.missingFile, at: SourceLocation(path: path), summary, help: help)
      )
      return nil
    }
    guard let text = text(at: path) else { return nil }
    let wordFiles = files.paths.filter { $0.hasSuffix("/words.yml") }
      .map { String($0.split(separator: "/").dropLast().last ?? "") }
    var reader = BookConfigurationReader(
      text: text,
      ownLanguages: wordFiles,
      siteFiles: Set(files.siteFiles.keys)
    )
    let configuration = reader.read()
    diagnostics += reader.diagnostics
    return configuration
  }

  mutating func text(at path: String) -> String? {
    let (text, finding) = files.text(at: path)
    if let finding { diagnostics.append(finding) }
    return text
  }
}
