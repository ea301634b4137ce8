import Markdown

/// The articles of a DocC catalog, by the names used in links.
///
/// Links may differ from file names in case and punctuation, so names are compared in a normalized
/// form.
struct DocCArticles {
  let folder: String
  let paths: [String]
  let root: String?
  /// The name that the addresses of all pages begin with.
  private let module: String
  private let titles: [String: String]
  private let names: [String: String]
  /// The pages about symbols, with the components of the symbol's path.
  private let symbols: [(symbol: [Substring], page: String)]

  init(_ files: ForeignFiles, folder: String) {
    self.folder = folder
    paths = files.paths.filter { $0.hasPrefix(folder + "/") && $0.isMarkdown }
    var titles: [String: String] = [:]
    var names: [String: String] = [:]
    var roots: [String] = []
    var symbols: [(symbol: [Substring], page: String)] = []
    for path in paths {
      let text = files.text(at: path) ?? ""
      names[Self.key(path.baseName)] = names[Self.key(path.baseName)] ?? path
      for block in MarkdownDocument(parsing: text).blocks {
        guard case .heading(1, let content) = block.kind else { continue }
        let title = content.plainText
        titles[path] = SymbolLink.name(of: title)
        if content.count == 1, case .code(let symbol) = content[0].kind {
          names[Self.key(symbol.lastPathComponent)] =
            names[Self.key(symbol.lastPathComponent)] ?? path
          if !symbol.contains("/") { roots.append(path) }
          symbols.append((Self.parts(of: symbol), path))
        } else {
          titles[path] = title
        }
        break
      }
      if let directive = text.firstRange(of: "@DisplayName(\"") {
        titles[path] = String(text[directive.upperBound...].prefix { $0 != "\"" && !$0.isNewline })
      }
      if text.contains("@TechnologyRoot") { roots.insert(path, at: 0) }
    }
    self.titles = titles
    self.names = names
    self.symbols = symbols
    let folderName = folder.lastPathComponent.baseName
    let named = paths.first { Self.key($0.baseName) == Self.key(folderName) }
    root =
      roots.first ?? named
      ?? paths.first { ["documentation", "index"].contains($0.baseName.lowercased()) }
    let symbol = symbols.first { $0.page == roots.first }?.symbol.first.map(String.init)
    module = symbol ?? roots.first?.baseName ?? folderName
  }

  func title(of path: String) -> String? { titles[path] }

  /// The path of the article that a link such as `doc:First-Steps#Install` refers to.
  ///
  /// - Returns: `nil` for other kinds of links, and for names without an article.
  func path(of destination: String) -> String? {
    guard destination.hasPrefix("doc:") else { return nil }
    let name = destination.dropFirst("doc:".count).prefix { $0 != "#" }
    return names[Self.key(String(name).lastPathComponent)]
  }

  /// The address of the page about a symbol, such as `doc:Bee`; `nil` if there are none or several.
  func address(ofSymbol path: String) -> String? {
    let parts = Self.parts(of: path)
    let found = symbols.filter { symbol, _ in
      symbol.suffix(parts.count) == parts[...] || parts.suffix(symbol.count) == symbol[...]
    }
    guard let name = parts.last, found.count == 1 else { return nil }
    let address = "doc:\(name)"
    return self.path(of: address) == found[0].page ? address : nil
  }

  /// The file of a page on the site that DocC makes, which ignores the folders of articles.
  func formerAddress(of page: String) -> String {
    var names = symbols.first { $0.page == page }?.symbol ?? [Substring(page.baseName)]
    if names.first.map(String.init) != module { names.insert(Substring(module), at: 0) }
    // Source: swift-docc, 'urlReadablePath'.
    let path = names.joined(separator: "/").map { $0.isASCII && $0 != " " ? "\($0)" : "-" }.joined()
    return "documentation/\(path.lowercased())/index.html"
  }

  private static func parts(of symbol: String) -> [Substring] {
    let name = SymbolLink.name(of: symbol)
    let head = symbol.prefix { $0 != "(" }
    let folders = head.lastIndex(of: "/").map { symbol[..<$0].split(separator: "/") } ?? []
    return folders + [Substring(name)]
  }

  /// The form of a name in which links are compared.
  private static func key(_ name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
