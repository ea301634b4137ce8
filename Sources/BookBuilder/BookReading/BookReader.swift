import BookModel
import Diagnostics
import Localization
import ParallelMapping
import SnippetNotation
import SourceText

/// Reads a book out of its files and keeps a finding for each surprise.
struct BookReader {
  /// The files; of the pages that were read no more than the names, as a long book does not fit into
  /// memory twice.
  private var files: BookFiles
  /// What is known of chapters whose files are not given.
  let known: [String: ChapterOpening]
  private let limits: MemoryLimits
  /// What was wrong so far.
  private(set) var diagnostics: [Diagnostic] = []
  private var unusableFiles: Set<String> = []

  init(
    files: consuming BookFiles,
    known: [String: ChapterOpening] = [:],
    limits: MemoryLimits = .standard
  ) {
    self.files = files
    self.known = known
    self.limits = limits
  }

  /// The book; `nil` if its configuration cannot be used.
  mutating func read() -> Book? {
    diagnostics += files.refusals
    guard let configuration = configuration() else { return nil }
    let chapters = chapters(configuration)
    let introductions = introductions(configuration.languages)
    let samples = files.samples
    diagnostics += samples.findings
    return Book(
      title: configuration.title,
      description: configuration.description,
      author: configuration.author,
      languages: configuration.languages,
      partialLanguages: configuration.partialLanguages,
      repository: configuration.repository,
      address: configuration.address,
      sitePath: configuration.sitePath,
      editAddress: configuration.editAddress,
      certification: configuration.certification,
      listsSpokenWords: configuration.listsSpokenWords,
      words: words(configuration.languages),
      wordsToAvoid: wordsToAvoid(configuration.languages),
      aliases: aliases(configuration.languages),
      look: configuration.look,
      redirects: configuration.redirects,
      parts: configuration.parts,
      chapters: chapters,
      introductions: introductions,
      tables: tables(configuration),
      components: components(configuration),
      samples: samples.sources,
      assets: files.assets,
      siteFiles: files.siteFiles,
      unlistedFiles: files.unlisted(besides: chapters, languages: configuration.languages),
      unusableFiles: unusableFiles.union(files.refusals.compactMap(\.location?.path))
    )
  }

  private mutating func configuration() -> BookConfiguration? {
    let path = BookConfiguration.path
    guard files.bytes[path] != nil else {
      let help = "start the tool in the folder of a book, or name it with '--book'"
      let summary = "there is no '\(path)'"
      diagnostics.append(
        Diagnostic(.missingFile, at: SourceLocation(path: path), summary, help: help)
      )
      return nil
    }
    guard let text = text(at: path) else { return nil }
    let own = files.paths.filter { $0.hasSuffix("/words.yml") }
      .map { String($0.split(separator: "/").dropLast().last ?? "") }
    var reader = BookConfigurationReader(text: text, ownLanguages: own)
    let configuration = reader.read()
    diagnostics += reader.diagnostics
    return configuration
  }

  private mutating func chapters(_ configuration: BookConfiguration) -> [Chapter] {
    let read = editions(
      at: configuration.parts.flatMap { part in
        part.slugs.flatMap { slug in
          configuration.languages.map { language in
            (Chapter.path(part: part.id, slug: slug, language: language), language)
          }
        }
      }
    )
    var chapters: [Chapter] = []
    for part in configuration.parts {
      for slug in part.slugs {
        var editions: [String: ChapterEdition] = [:]
        for language in configuration.languages {
          let path = Chapter.path(part: part.id, slug: slug, language: language)
          editions[language] = read[path] ?? opening(at: path, language: language)
        }
        chapters.append(
          Chapter(slug: slug, part: part, number: chapters.count + 1, editions: editions)
        )
      }
    }
    return chapters
  }

  /// A chapter of which no more than the title is known.
  private func opening(at path: String, language: String) -> ChapterEdition? {
    guard files.bytes[path] == nil else { return nil }
    return known[path].map { known in
      ChapterEdition(
        source: ChapterSource(path: path, language: language, text: ""),
        frontMatter: ChapterFrontMatter(title: known.title, description: known.description)
      )
    }
  }

  private mutating func introductions(_ languages: [String]) -> [String: ChapterEdition] {
    let read = editions(at: languages.map { (Chapter.introduction($0), $0) })
    return languages.reduce(into: [:]) { $0[$1] = read[Chapter.introduction($1)] }
  }

  /// Reads the pages at some paths, each in a language, as far as they are there.
  private mutating func editions(
    at places: [(path: String, language: String)]
  ) -> [String: ChapterEdition] {
    let keepsDocuments = places.count <= limits.documentsInMemory
    var editions: [String: ChapterEdition] = [:]
    let given = places.filter { files.bytes[$0.path] != nil }
    for places in given.batches(of: limits.pagesInBatch) {
      let batch = BookFiles(bytes: files.takeBytes(of: places.map(\.path)))
      // Reading pages is most of reading a book, and none waits for another.
      let read = places.parallelMap { place in
        let edition = batch.edition(
          at: place.path,
          language: place.language,
          keepsDocument: keepsDocuments
        )
        return (place.path, edition)
      }
      for (path, (edition, findings)) in read {
        diagnostics += findings
        editions[path] = edition
        if edition == nil { unusableFiles.insert(path) }
      }
    }
    return editions
  }

  private mutating func tables(_ configuration: BookConfiguration) -> [String: DataTable] {
    var tables: [String: DataTable] = [:]
    var schemes: Set<String> = ["http", "https", "mailto", Book.componentScheme]
    let pages = Set(configuration.parts.flatMap(\.slugs) + configuration.redirects.map(\.from))
    for path in files.paths where path.hasPrefix("Content/data/") && path.hasSuffix(".yml") {
      guard path != SearchAlias.path, !path.hasPrefix(Self.componentsFolder) else { continue }
      let name = String(path.dropFirst("Content/data/".count).dropLast(".yml".count))
      guard let text = text(at: path) else { continue }
      // Pages are looked at by checks; the text of data is seen here only.
      let lines = SourceLines(text)
      diagnostics += MixedWords.findings(in: lines, at: path)
      diagnostics += InvisibleCharacters.findings(in: lines, at: path)
      var reader = DataTableReader(
        path: path,
        name: name,
        languages: configuration.languages,
        schemes: schemes,
        pages: pages
      )
      let table = reader.read(text)
      tables[name] = table
      if let scheme = table?.scheme { schemes.insert(scheme) }
      diagnostics += reader.diagnostics
    }
    return tables
  }

  /// The folder of the files of components.
  private static let componentsFolder = "Content/data/components/"

  /// The reference of components, in the order of the names of its files; empty where there is no file.
  private mutating func components(_ configuration: BookConfiguration) -> [ComponentGroup] {
    var groups: [ComponentGroup] = []
    var (ids, names): (Set<String>, Set<String>) = ([], [])
    let chapters = Set(configuration.parts.flatMap(\.slugs))
    for path in files.paths where path.hasPrefix(Self.componentsFolder) && path.hasSuffix(".yml") {
      guard let text = text(at: path) else { continue }
      let lines = SourceLines(text)
      diagnostics += MixedWords.findings(in: lines, at: path)
      diagnostics += InvisibleCharacters.findings(in: lines, at: path)
      var reader = ComponentGroupReader(
        path: path,
        languages: configuration.languages,
        chapters: chapters,
        ids: ids,
        groups: names
      )
      if let group = reader.read(text) { groups.append(group) }
      diagnostics += reader.diagnostics
      (ids, names) = (reader.ids, reader.groups)
    }
    return groups
  }

  /// The words of languages, with those that the book brings along.
  private mutating func words(_ languages: [String]) -> BookWords {
    var words: [InterfaceWords] = []
    for language in languages {
      let path = WordsReader.path(language: language)
      guard files.bytes[path] != nil, let text = text(at: path) else { continue }
      var reader = WordsReader(path: path, language: language)
      words.append(reader.read(text))
      diagnostics += reader.diagnostics
    }
    return BookWords(words)
  }

  /// The words that the text does not use, if the book lists any.
  private mutating func wordsToAvoid(_ languages: [String]) -> [String: [WordToAvoid]] {
    let path = WordToAvoid.path
    guard files.bytes[path] != nil, let text = text(at: path) else { return [:] }
    var reader = WordsToAvoidReader(path: path, languages: languages)
    let words = reader.read(text)
    diagnostics += reader.diagnostics
    return words
  }

  /// The words that readers look for and pages do not use, if the book lists any.
  private mutating func aliases(_ languages: [String]) -> [String: [SearchAlias]] {
    let path = SearchAlias.path
    guard files.bytes[path] != nil, let text = text(at: path) else { return [:] }
    var reader = SearchAliasReader(path: path, languages: languages)
    let aliases = reader.read(text)
    diagnostics += reader.diagnostics
    return aliases
  }

  private mutating func text(at path: String) -> String? {
    let (text, finding) = files.text(at: path)
    if let finding { diagnostics.append(finding) }
    return text
  }
}
