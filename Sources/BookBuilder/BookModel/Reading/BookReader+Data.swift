import Diagnostics
import Localization
import SourceText
import YAMLReading

extension BookReader {
  mutating func tables(_ configuration: BookConfiguration) -> [String: DataTable] {
    var tables: [String: DataTable] = [:]
    var schemes: Set<String> = ["http", "https", "mailto", Book.componentScheme]
    let pages = Set(configuration.parts.flatMap(\.slugs) + configuration.redirects.map(\.from))
    for path in files.paths where path.hasPrefix("Content/data/") && path.hasSuffix(".yaml") {
      let name = String(path.dropLast("yaml".count).split(separator: "/").last ?? "")
      let summary = "'\(path)' is not read because its name ends in '.yaml'"
      let location = SourceLocation(path: path)
      diagnostics.append(
        Diagnostic(.missingFile, at: location, summary, help: "rename it to '\(name)yml'")
      )
    }
    for path in files.paths where path.hasPrefix("Content/data/") && path.hasSuffix(".yml") {
      guard path != SearchAlias.path, !path.hasPrefix(Self.componentsFolder) else { continue }
      let name = String(path.dropFirst("Content/data/".count).dropLast(".yml".count))
      guard let text = dataText(at: path) else {
        problems.brokenTables.insert(name)
        continue
      }
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
      if reader.diagnostics.containsErrors {
        problems.brokenTables.insert(name)
        if let scheme = table?.scheme ?? Self.scheme(in: text) {
          problems.brokenSchemes.insert(scheme)
        }
      }
    }
    return tables
  }

  mutating func components(_ configuration: BookConfiguration) -> [ComponentGroup] {
    var groups: [ComponentGroup] = []
    var (ids, names): (Set<String>, Set<String>) = ([], [])
    let chapters = Set(configuration.parts.flatMap(\.slugs))
    for path in files.paths where path.hasPrefix(Self.componentsFolder) && path.hasSuffix(".yml") {
      guard let text = dataText(at: path) else {
        problems.brokenSchemes.insert(Book.componentScheme)
        continue
      }
      var reader = ComponentGroupReader(
        path: path,
        languages: configuration.languages,
        chapters: chapters,
        ids: ids,
        groups: names
      )
      if let group = reader.read(text) { groups.append(group) }
      diagnostics += reader.diagnostics
      if reader.diagnostics.containsErrors { problems.brokenSchemes.insert(Book.componentScheme) }
      (ids, names) = (reader.ids, reader.groups)
    }
    return groups
  }

  private static let componentsFolder = "Content/data/components/"

  private static func scheme(in text: String) -> String? {
    SourceLines(text).lazy.compactMap { line in
      line.prefixMatch(of: /link:\s*["']?([a-z\-]+)/).map { String($0.output.1) }
    }.first
  }

  private mutating func dataText(at path: String) -> String? {
    guard let text = visibleText(at: path) else { return nil }
    // Pages are checked later; the text of data files only here.
    diagnostics += MixedWords.findings(in: SourceLines(text), at: path)
    return text
  }

  private mutating func visibleText(at path: String) -> String? {
    guard let text = text(at: path) else { return nil }
    diagnostics += InvisibleCharacters.findings(in: SourceLines(text), at: path)
    return text
  }

  mutating func words(_ languages: [String]) -> BookInterfaceText {
    var words: [InterfaceText] = []
    for language in languages {
      let path = InterfaceTextReader.path(language: language)
      guard files.bytes[path] != nil, let text = visibleText(at: path) else { continue }
      var reader = InterfaceTextReader(path: path, language: language)
      words.append(reader.read(text))
      diagnostics += reader.diagnostics
    }
    return BookInterfaceText(words)
  }

  mutating func wordsToAvoid(_ languages: [String]) -> [String: [WordToAvoid]] {
    lists(at: WordToAvoid.path) { $0.wordsToAvoid($1, languages) }
  }

  mutating func aliases(_ languages: [String]) -> [String: [SearchAlias]] {
    lists(at: SearchAlias.path) { $0.searchAliases($1, languages) }
  }

  private mutating func lists<Item>(
    at path: String,
    _ read: (inout YAMLReader, String) -> [String: [Item]]
  ) -> [String: [Item]] {
    guard files.bytes[path] != nil, let text = visibleText(at: path) else { return [:] }
    var reader = YAMLReader(path: path)
    let lists = read(&reader, text)
    diagnostics += reader.diagnostics
    return lists
  }
}
