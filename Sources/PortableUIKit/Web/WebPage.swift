import Foundation

/// What an HTML text says, piece by piece, in the order in which it is written.
///
/// Nothing is styled or run: what a style sheet hides is there, and what a script writes is not.
struct WebPage {
  /// The title; `nil` if the page has none.
  private(set) var title: String?
  /// The pieces.
  private(set) var pieces: [WebPiece] = []

  private var line = ""
  private var kinds: [(name: String, kind: WebPiece.Kind, label: String?)] = []
  private var headings: [(name: String, level: Int)] = []
  private var unseen: (name: String, depth: Int)?
  private var isInTitle = false

  /// Reads an HTML text.
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
        // What stands in a script or a style sheet is no HTML.
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
  }

  private mutating func take(_ text: Substring) {
    if isInTitle {
      title = (title ?? "") + WebEntity.decoded(text)
    } else if unseen == nil {
      line += WebEntity.decoded(text)
    }
  }

  private mutating func begin(_ tag: WebTag) {
    guard tag.name != "title" else {
      isInTitle = true
      return
    }
    if let current = unseen {
      if tag.name == current.name { unseen = (current.name, current.depth + 1) }
      return
    }
    if tag.isUnseen {
      if !tag.isVoid { unseen = (tag.name, 1) }
      return
    }
    if tag.name == "br" { line += " " }
    guard !tag.isInline, tag.name != "br" else { return }
    if let piece = single(tag) {
      breakLine()
      pieces.append(piece)
      // What stands in these is no part of the text.
      if !tag.isVoid { unseen = (tag.name, 1) }
    } else if !tag.isVoid {
      breakLine()
      if let level = level(of: tag) {
        headings.append((tag.name, level))
      } else if let kind = kind(of: tag) {
        kinds.append((tag.name, kind, label(of: tag)))
      }
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
      return
    }
    guard !tag.isInline else { return }
    breakLine()
    if let index = kinds.lastIndex(where: { $0.name == tag.name }) {
      kinds.removeSubrange(index...)
    }
    if let index = headings.lastIndex(where: { $0.name == tag.name }) {
      headings.removeSubrange(index...)
    }
  }

  /// Ends a run of text, which becomes a piece of the innermost kind.
  private mutating func breakLine() {
    let words = line.split { $0.isWhitespace && $0 != "\u{A0}" }.joined(separator: " ")
    line = ""
    let label = kinds.last?.label
    guard let text = (label ?? words).nonEmpty else { return }
    pieces.append(
      WebPiece(kind: kinds.last?.kind ?? .text, text: text, headingLevel: headings.last?.level)
    )
    // A name that the page gives takes the place of all the text.
    if label != nil { kinds[kinds.count - 1].label = "" }
  }

  /// What begins here and ends with its end tag; `nil` for what is text like all others.
  private func kind(of tag: WebTag) -> WebPiece.Kind? {
    switch (tag.attributes["role"], tag.name) {
    case ("button", _), (nil, "button"), (nil, "summary"): .button
    case ("link", _): .link(tag.attributes["href"] ?? "")
    case (_, "a"): tag.attributes["href"].map { .link($0) }
    default: nil
    }
  }

  /// The level of the heading that begins here; `nil` for anything else.
  private func level(of tag: WebTag) -> Int? {
    if tag.attributes["role"] == "heading" {
      return tag.attributes["aria-level"].flatMap { Int($0) } ?? 2
    }
    guard tag.name.count == 2, tag.name.first == "h", let level = tag.name.last?.wholeNumberValue,
      1...6 ~= level
    else { return nil }
    return level
  }

  /// What a tag stands for in which there is no text of the page.
  private func single(_ tag: WebTag) -> WebPiece? {
    switch tag.name {
    case "img":
      // A picture with an empty text is there for its looks only.
      guard let text = label(of: tag) ?? tag.attributes["alt"]?.nonEmpty else { return nil }
      return WebPiece(
        kind: kinds.last?.kind ?? .image,
        text: text,
        headingLevel: headings.last?.level
      )
    case "textarea": return WebPiece(kind: .field(""), text: name(of: tag))
    case "select": return WebPiece(kind: .choice, text: name(of: tag))
    case "input":
      let value = tag.attributes["value"] ?? ""
      switch tag.attributes["type"]?.lowercased() {
      case "hidden": return nil
      case "submit", "button", "reset":
        return WebPiece(kind: .button, text: label(of: tag) ?? value)
      case "checkbox", "radio":
        return WebPiece(kind: .checkbox(tag.attributes["checked"] != nil), text: name(of: tag))
      default: return WebPiece(kind: .field(value), text: name(of: tag))
      }
    default: return nil
    }
  }

  private func name(of tag: WebTag) -> String {
    label(of: tag) ?? tag.attributes["placeholder"] ?? ""
  }

  private func label(of tag: WebTag) -> String? { tag.attributes["aria-label"]?.nonEmpty }

  private static func after(_ mark: String, in text: Substring) -> Substring {
    text.range(of: mark).map { text[$0.upperBound...] } ?? Substring()
  }

  private static func before(_ mark: String, in text: Substring) -> Substring {
    text.range(of: mark, options: .caseInsensitive).map { text[$0.lowerBound...] } ?? Substring()
  }
}
