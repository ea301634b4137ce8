import Foundation

/// The content of an HTML page as a flat list of pieces, in the order of the source.
///
/// Styles and scripts are ignored: content that a style sheet hides is included, and content that a
/// script creates is missing.
struct WebPage {
  private(set) var title: String?
  private(set) var pieces: [WebPiece] = []
  private(set) var containers: [WebContainer] = []

  private var line = ""
  private var kinds: [(name: String, kind: WebPiece.Kind, label: String?)] = []
  private var headings: [(name: String, level: Int)] = []
  private var unseen: (name: String, depth: Int)?
  private var isInTitle = false
  private var open: [(tag: WebTag, container: Int?)] = []
  private var cells: [Int: WebTable.Cell] = [:]
  private var names = WebLabels()
  private var controls: [WebControl] = []
  private var options = WebOptions()

  init(_ html: String) {
    var rest = Substring(html)
    while let start = rest.firstIndex(of: "<") {
      take(rest[..<start])
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = WebPage.after("-->", in: rest)
        continue
      }
      let inside = rest.dropFirst().prefix { $0 != ">" }
      if let tag = WebTag(inside) {
        rest = rest.dropFirst(inside.count + 2)
        if tag.isEnd { end(tag) } else { begin(tag) }
        // Scripts and style sheets don't contain HTML.
        if !tag.isEnd, tag.name == "script" || tag.name == "style" {
          rest = WebPage.before("</\(tag.name)", in: rest)
        }
      } else if inside.first == "!" || inside.first == "?" {
        rest = rest.dropFirst(inside.count + 2)
      } else {
        take("<")
        rest = rest.dropFirst()
      }
    }
    take(rest)
    breakLine()
    complete()
  }

  private mutating func take(_ text: Substring) {
    if isInTitle {
      title = (title ?? "") + WebEntity.decoded(text)
    } else if let unseen {
      if unseen.name == "select" { options.take(WebEntity.decoded(text)) }
    } else {
      let text = WebEntity.decoded(text)
      line += text
      names.take(text)
    }
  }

  private mutating func begin(_ tag: WebTag) {
    guard tag.name != "title" else {
      isInTitle = true
      return
    }
    if let current = unseen {
      if tag.name == current.name { unseen = (current.name, current.depth + 1) }
      if tag.name == "option" { options.begin(tag) }
      return
    }
    if tag.isInvisible {
      if !tag.isVoid { unseen = (tag.name, 1) }
      return
    }
    if tag.name == "br" { line += " " }
    guard !tag.isInline, tag.name != "br" else {
      names.begin(tag, atPiece: pieces.count)
      return
    }
    breakLine()
    if let piece = single(tag) {
      if piece.kind.isControl { controls.append(WebControl(tag: tag, piece: pieces.count)) }
      pieces.append(piece)
      options = WebOptions()
      // The content of these elements isn't page text.
      if !tag.isVoid { unseen = (tag.name, 1) }
    } else if !tag.isVoid {
      names.begin(tag, atPiece: pieces.count)
      beginContainer(tag)
      if let level = level(of: tag) {
        headings.append((tag.name, level))
      } else if let kind = kind(of: tag) {
        kinds.append((tag.name, kind, tag.label))
      }
    }
  }

  private mutating func beginContainer(_ tag: WebTag) {
    let isInSection = open.contains { $0.tag.isSection }
    if let landmark = WebLandmark(tag, isInSection: isInSection) {
      open.append((tag, containers.count))
      containers.append(.landmark(landmark))
    } else if tag.name == "table", !["none", "presentation"].contains(tag.attributes["role"] ?? "")
    {
      open.append((tag, containers.count))
      containers.append(.table(WebTable()))
    } else if tag.isSection {
      open.append((tag, nil))
    } else if let index = containerPath.last, case .table(var table) = containers[index] {
      if tag.name == "tr" { table.beginRow() }
      if tag.name == "td" || tag.name == "th" { cells[index] = table.addCell(tag) }
      containers[index] = .table(table)
    }
  }

  private mutating func end(_ tag: WebTag) {
    guard tag.name != "title" else {
      isInTitle = false
      return
    }
    if let current = unseen {
      guard tag.name == current.name else { return }
      unseen = current.depth > 1 ? (current.name, current.depth - 1) : nil
      if unseen == nil, tag.name == "select", !pieces.isEmpty {
        pieces[pieces.count - 1].kind = .choice(options.chosen)
      }
      return
    }
    guard !tag.isInline else { return names.end(tag, atPiece: pieces.count) }
    breakLine()
    names.end(tag, atPiece: pieces.count)
    if let index = kinds.lastIndex(where: { $0.name == tag.name }) {
      kinds.removeSubrange(index...)
    }
    if let index = headings.lastIndex(where: { $0.name == tag.name }) {
      headings.removeSubrange(index...)
    }
    if tag.name == "td" || tag.name == "th", let index = containerPath.last {
      cells[index] = nil
    }
    if let index = open.lastIndex(where: { $0.tag.name == tag.name }) {
      open.removeSubrange(index...)
    }
  }

  private mutating func breakLine() {
    let words = line.collapsingWhitespace
    line = ""
    let label = kinds.last?.label
    guard let text = (label ?? words).nonEmpty else { return }
    pieces.append(piece(kinds.last?.kind ?? .text, text))
    // A label on the element replaces its text.
    if label != nil { kinds[kinds.count - 1].label = "" }
  }

  private var containerPath: [Int] { open.compactMap(\.container) }

  private func piece(_ kind: WebPiece.Kind, _ text: String) -> WebPiece {
    WebPiece(
      kind: kind,
      text: text,
      headingLevel: kind.isControl ? nil : headings.last?.level,
      containerPath: containerPath,
      cell: containerPath.last.flatMap { cells[$0] }
    )
  }

  /// Sets the labels of controls, and removes the label texts that are read with them.
  private mutating func complete() {
    var superfluous: Set<Int> = []
    for control in controls {
      let piece = pieces[control.piece]
      pieces[control.piece] = control.completed(piece, names: names, among: controls)
      if control.absorbsLabel, let label = control.label(in: names) {
        superfluous.formUnion(label.pieces.filter { pieces[$0].kind == .text })
      }
    }
    pieces = pieces.indices.filter { !superfluous.contains($0) }.map { pieces[$0] }
  }

  private func kind(of tag: WebTag) -> WebPiece.Kind? {
    switch (tag.attributes["role"], tag.name) {
    case ("button", _), (nil, "button"), (nil, "summary"): .button
    case ("link", _): .link(tag.attributes["href"] ?? "")
    case (_, "a"): tag.attributes["href"].map { .link($0) }
    default: nil
    }
  }

  private func level(of tag: WebTag) -> Int? {
    if tag.attributes["role"] == "heading" {
      return tag.attributes["aria-level"].flatMap { Int($0) } ?? 2
    }
    guard tag.name.count == 2, tag.name.first == "h", let level = tag.name.last?.wholeNumberValue,
      1...6 ~= level
    else { return nil }
    return level
  }

  private func single(_ tag: WebTag) -> WebPiece? {
    switch tag.name {
    case "img":
      // An image with an empty text is decorative.
      guard let text = tag.label ?? tag.attributes["alt"]?.nonEmpty else { return nil }
      return piece(kinds.last?.kind ?? .image, text)
    case "textarea": return piece(.field("", isSecure: false, hasLines: true), "")
    case "select": return piece(.choice(""), "")
    case "input":
      let value = tag.attributes["value"] ?? ""
      let isChecked = tag.attributes["checked"] != nil
      if tag.isInput(of: "hidden") { return nil }
      if tag.isInput(of: "submit", "button", "reset") { return piece(.button, tag.label ?? value) }
      if tag.isInput(of: "radio") { return piece(.radio(isChecked, place: 1, count: 1), "") }
      if tag.isInput(of: "checkbox") {
        let isSwitch = tag.attributes["role"] == "switch" || tag.attributes["switch"] != nil
        return piece(isSwitch ? .toggle(isChecked) : .checkbox(isChecked), "")
      }
      return piece(.field(value, isSecure: tag.isInput(of: "password"), hasLines: false), "")
    default: return nil
    }
  }

  private static func after(_ mark: String, in text: Substring) -> Substring {
    text.range(of: mark).map { text[$0.upperBound...] } ?? Substring()
  }

  private static func before(_ mark: String, in text: Substring) -> Substring {
    text.range(of: mark, options: .caseInsensitive).map { text[$0.lowerBound...] } ?? Substring()
  }
}
