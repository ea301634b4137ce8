/// Finds out where the links of a page go.
struct LinkResolver: Sendable {
  private let pages: [String: PagePath]
  private let assets: Set<String>

  /// Creates a resolver for the pages and files of a book.
  init(book: Book) {
    var pages: [String: PagePath] = [:]
    for language in book.languages {
      pages[BookReader.introduction(language)] = .home(language: language)
      for chapter in book.chapters {
        let path = Chapter.path(part: chapter.part.id, slug: chapter.slug, language: language)
        pages[path] = .chapter(chapter.slug, language: language)
      }
    }
    self.pages = pages
    assets = Set(book.assets.keys)
  }

  /// The target of a link in a file; `nil` if nothing of the book lies there.
  func target(of destination: String, from path: String) -> LinkTarget? {
    if Self.isExternal(destination) { return .external(destination) }
    if destination.hasPrefix("#") {
      return .anchor(Self.decode(String(destination.dropFirst())))
    }
    let halves = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = Self.path(of: Self.decode(String(halves[0])), from: path) else { return nil }
    if let page = pages[file] {
      return .page(page, anchor: halves.count > 1 ? Self.decode(String(halves[1])) : nil)
    }
    return assets.contains(file) ? .asset(file) : nil
  }

  /// The paths that a link may name.
  var knownPaths: [String] {
    (Array(pages.keys) + assets).sorted()
  }

  /// Whether an address leads out of the book.
  static func isExternal(_ destination: String) -> Bool {
    ["https://", "http://", "mailto:"].contains { destination.lowercased().hasPrefix($0) }
  }

  /// The path, from the root, of a file named relative to another; `nil` if it leads out.
  static func path(of name: String, from path: String) -> String? {
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in name.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        guard parts.popLast() != nil else { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// A text without percent signs for bytes.
  private static func decode(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
