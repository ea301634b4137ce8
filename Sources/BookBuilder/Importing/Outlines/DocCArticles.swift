import Markdown
import SourceText

/// The articles of a DocC catalogue by the names that links give them.
struct DocCArticles {
  /// The paths of the articles, in the order of the alphabet.
  let paths: [String]
  /// The path of the page that opens the catalogue.
  let root: String?
  private let titles: [String: String]
  private let names: [String: String]

  init(_ files: ForeignFiles, folder: String) {
    paths = files.paths.filter { $0.hasPrefix(folder + "/") && $0.isMarkdown }
    var titles: [String: String] = [:]
    var names: [String: String] = [:]
    var roots: [String] = []
    for path in paths {
      let text = files.text(at: path) ?? ""
      names[Self.key(path.baseName)] = names[Self.key(path.baseName)] ?? path
      for block in MarkdownDocument(parsing: text).blocks {
        guard case .heading(1, let content) = block.kind else { continue }
        let title = content.plainText
        titles[path] = DocCDirectives.symbolName(title)
        if content.count == 1, case .code(let symbol) = content[0].kind {
          names[Self.key(symbol.lastName)] = names[Self.key(symbol.lastName)] ?? path
          if !symbol.contains("/") { roots.append(path) }
        } else {
          titles[path] = title
        }
        break
      }
      if let mark = text.firstRange(of: "@DisplayName(\"") {
        titles[path] = String(text[mark.upperBound...].prefix { $0 != "\"" && !$0.isNewline })
      }
      if text.contains("@TechnologyRoot") { roots.insert(path, at: 0) }
    }
    self.titles = titles
    self.names = names
    let named = paths.first { Self.key($0.baseName) == Self.key(folder.lastName.baseName) }
    root =
      roots.first ?? named
      ?? paths.first { ["documentation", "index"].contains($0.baseName.lowercased()) }
  }

  /// The title of an article.
  func title(of path: String) -> String? { titles[path] }

  /// The path of the article that a link such as `doc:First-Steps#Install` goes to; `nil` for a link of
  /// another kind, and for a name that no article has.
  func path(of destination: String) -> String? {
    guard destination.hasPrefix("doc:") else { return nil }
    let name = destination.dropFirst("doc:".count).prefix { $0 != "#" }
    return names[Self.key(String(name).lastName)]
  }

  /// A name as links compare it.
  private static func key(_ name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
