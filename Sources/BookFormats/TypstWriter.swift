import HTML

/// Writes pieces of pages in the language of Typst.
struct TypstWriter {
  /// What was written.
  private(set) var text = ""
  /// The drawings on the way, as files.
  private(set) var drawings: [String: [UInt8]] = [:]
  private let names: Set<String>

  /// Creates a writer.
  ///
  /// - Parameter names: the names that links may refer to.
  init(names: Set<String>) {
    self.names = names
  }

  /// A text as a string of Typst.
  static func string(_ text: String) -> String {
    TypstText(text).literal
  }

  /// Writes a piece of a page.
  mutating func write(_ html: HTML) {
    switch html {
    case .text(let words): if !words.isEmpty { text += "#" + Self.string(words) }
    case .group(let pieces): for piece in pieces { write(piece) }
    case .void(let name, let attributes): write(void: name, attributes)
    case .element(let name, let attributes, let content):
      if let id = attributes["id"] { text += "#metadata(none)#label(\(Self.string(id)))" }
      guard let language = attributes["lang"], name != "code", name != "svg" else {
        return write(name, attributes, content)
      }
      text += "#text(lang: \(Self.string(String(language.prefix { $0 != "-" }))))["
      write(name, attributes, content)
      text += "]"
    }
  }

  private mutating func write(void name: String, _ attributes: [Attribute]) {
    switch name {
    case "br": text += "#linebreak()"
    case "hr": text += "#line(length: 30%)\n"
    case "img":
      picture(attributes["src"] ?? "", alternative: attributes["alt"] ?? "")
    default: break
    }
  }

  /// A picture; an ornament is marked as one.
  private mutating func picture(_ path: String, alternative: String) {
    let path = Self.string(path)
    text +=
      alternative.isEmpty
      ? "#pdf.artifact(image(\(path)))" : "#image(\(path), alt: \(Self.string(alternative)))"
  }

  private mutating func write(_ name: String, _ attributes: [Attribute], _ content: HTML) {
    switch name {
    case "h1", "h2", "h3", "h4", "h5", "h6":
      // A page stands one level deeper in the book than alone; there is no title above it here.
      let level = max(1, (name.last?.wholeNumberValue ?? 2) - 1)
      wrap("#heading(level: \(level))[", content, "]\n")
    case "p", "figcaption", "caption": wrap("#par[", content, "]\n")
    case "em", "i": wrap("#emph[", content, "]")
    case "strong", "b": wrap("#strong[", content, "]")
    case "u": wrap("#underline[", content, "]")
    case "del": wrap("#strike[", content, "]")
    case "code": text += "#raw(\(Self.string(content.characters)))"
    case "pre": text += "#raw(block: true, \(Self.string(content.characters)))\n"
    case "a": link(attributes["href"] ?? "", content)
    case "blockquote": wrap("#quote(block: true)[", content, "]\n")
    case "aside": wrap("#block(stroke: 0.5pt, inset: 8pt)[", content, "]\n")
    case "ul": wrap("#list(", items(content), ")\n")
    case "ol": numbered(content, start: attributes["start"].flatMap(Int.init) ?? 1)
    case "dl": terms(content)
    case "table": table(content)
    case "svg": drawing(attributes, content)
    case "nav", "script", "style": break
    default: write(content)
    }
  }

  private mutating func wrap(_ start: String, _ content: HTML, _ end: String) {
    text += start
    write(content)
    text += end
  }

  private mutating func wrap(_ start: String, _ items: [HTML], _ end: String) {
    text += start
    for item in items { wrap("[", item, "], ") }
    text += end
  }

  private mutating func link(_ address: String, _ content: HTML) {
    if address.hasPrefix("#") {
      let name = String(address.dropFirst())
      guard names.contains(name) else { return write(content) }
      wrap("#link(label(\(Self.string(name))))[", content, "]")
    } else {
      wrap("#link(\(Self.string(address)))[", content, "]")
    }
  }

  private func items(_ content: HTML) -> [HTML] {
    content.children.filter { $0.name == "li" }.map(\.withoutList)
  }

  /// A list with numbers; what a user does between two spoken lines has none.
  private mutating func numbered(_ content: HTML, start: Int) {
    var number = start
    for item in content.children where item.name == "li" {
      let kind = item.attributes["class"] ?? ""
      if ["gesture", "shown", "event"].contains(kind) {
        wrap("#par[", item.withoutList, "]\n")
        continue
      }
      number = item.attributes["value"].flatMap(Int.init) ?? number
      wrap("#enum(start: \(number), [", item.withoutList, "])\n")
      number += 1
    }
  }

  private mutating func terms(_ content: HTML) {
    for child in content.children {
      if child.name == "dt" { wrap("#par[#strong[", child.withoutList, "]]\n") }
      if child.name == "dd" { wrap("#par[", child.withoutList, "]\n") }
    }
  }

  private mutating func table(_ content: HTML) {
    let parts = content.children
    let rows = parts.filter { ["thead", "tbody"].contains($0.name) }
      .map { $0.children.filter { $0.name == "tr" } }
    guard rows.count == 2, let header = rows[0].first else { return write(content) }
    for caption in parts where caption.name == "caption" { write(caption) }
    let columns = header.children.count
    text += "#table(columns: (1fr,) * \(columns), table.header("
    cells(of: header)
    text += "), "
    for row in rows[1] { cells(of: row) }
    text += ")\n"
  }

  private mutating func cells(of row: HTML) {
    var name = row.attributes["id"].map { "#metadata(none)#label(\(Self.string($0)))" } ?? ""
    for cell in row.children {
      let isName = cell.name == "th"
      // A row has no place of its own to link to, so its first cell is that.
      wrap("[" + name + (isName ? "#strong[" : ""), cell.withoutList, isName ? "]], " : "], ")
      name = ""
    }
  }

  /// A drawing becomes a file, as Typst draws only what lies in one.
  private mutating func drawing(_ attributes: [Attribute], _ content: HTML) {
    let style = HTML.element(name: "style", attributes: [], content: .text(Self.look))
    let drawing = HTML.element(
      name: "svg",
      attributes: [
        Attribute("xmlns", "http://www.w3.org/2000/svg"), Attribute("font-size", "17"),
      ] + attributes.filter { ["viewBox", "class"].contains($0.name) },
      content: .group([style, content])
    )
    let path = "drawing-\(drawings.count + 1).svg"
    drawings[path] = Array(drawing.xmlDocument().utf8)
    let alternative = Self.string(attributes["aria-label"] ?? "")
    text += "#image(\"\(path)\", alt: \(alternative), width: 45%)\n"
  }

  private static let look = """
    .wire path { fill: none; stroke: #999 } .wire .fill { fill: #ccc; stroke: none }
    .wire text { fill: #333; font-family: sans-serif }
    .wire .stops { stroke: #000; stroke-width: 2.5 }
    .wire .discs { stroke: #000; stroke-width: 22; stroke-linecap: round }
    .wire .numbers text { fill: #fff; font-size: 15px; font-weight: bold; text-anchor: middle }
    """
}

extension HTML {
  /// The name of an element; `nil` for text and groups.
  fileprivate var name: String? {
    switch self {
    case .element(let name, _, _), .void(let name, _): name
    case .text, .group: nil
    }
  }

  fileprivate var attributes: [Attribute] {
    switch self {
    case .element(_, let attributes, _), .void(_, let attributes): attributes
    case .text, .group: []
    }
  }

  /// The elements directly inside, those of groups too.
  fileprivate var children: [HTML] {
    switch self {
    case .element(_, _, let content): content.flattened
    case .group: flattened
    case .void, .text: []
    }
  }

  private var flattened: [HTML] {
    if case .group(let pieces) = self { return pieces.flatMap(\.flattened) }
    return [self]
  }

  /// The content of an item, with the name that links refer to.
  fileprivate var withoutList: HTML {
    guard case .element(_, let attributes, let content) = self else { return self }
    let kept = attributes.filter { ["id", "lang"].contains($0.name) }
    return kept.isEmpty ? content : .element(name: "div", attributes: kept, content: content)
  }

  /// The words without any marks.
  fileprivate var characters: String {
    switch self {
    case .text(let text): text
    case .group(let pieces): pieces.map(\.characters).joined()
    case .element(_, _, let content): content.characters
    case .void: ""
    }
  }
}
