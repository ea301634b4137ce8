import Diagnostics
import Markdown
import SourceText

extension Check {
  static let unclosedTags = Check(onEachPage: .unclosedTag) { page in
    cutTags(on: page) + (page.isLoose ? TagBalance(of: page).findings : [])
  }

  private static func cutTags(on page: CheckedPage) -> [Diagnostic] {
    page.texts.flatMap { text -> [Diagnostic] in
      guard text.characters.contains(UInt8(ascii: "<")) else { return [] }
      return HTMLTag.all(in: text.text).compactMap { tag in
        let rest = text.text[tag.start...].dropFirst(tag.name.count + (tag.isClosing ? 2 : 1))
        let position = text.position(of: tag.start)
        // A single letter may be a variable in a comparison, as in 'a <b'.
        guard tag.isTruncated, HTMLTag.isKnown(tag.element),
          tag.name.count > 1 || tag.isClosing || beginsWithAttribute(rest),
          page.isUnescaped(position),
          page.rest(from: position)?.hasPrefix("<") == true
        else { return nil }
        return cut(tag, at: page.location(position))
      }
    }
  }

  /// Whether a text has spaces and then an attribute with a value, as in ' href='.
  private static func beginsWithAttribute(_ text: Substring) -> Bool {
    let attribute = text.drop { $0.isWhitespace }
    let rest = attribute.drop { ("a"..."z").contains($0) || $0 == "-" }
    return attribute.startIndex > text.startIndex && rest.startIndex > attribute.startIndex
      && rest.first == "="
  }

  static func cut(_ tag: HTMLTag, at location: SourceLocation) -> Diagnostic {
    let text = "<\(tag.isClosing ? "/" : "")\(tag.name)"
    let summary = "'\(text)' is not an HTML tag: its '>' is missing"
    return Diagnostic(
      .unclosedTag,
      at: location,
      summary,
      help: "write '\(text)>', or '\\<' for a literal '<'"
    )
  }
}

extension Rule {
  static let unclosedTag = Rule(
    id: "unclosed-tag",
    canBeAllowed: true,
    explanation: """
      An HTML tag has no '>', no matching start or end tag, or an unknown name, such as 'List<String>' \
      without backticks, whose second half disappears. Chapters must not contain HTML at all; in other \
      files, code hosts render it. End tags that HTML makes optional, such as that of 'li', may be \
      missing. Source: HTML, “Optional tags”.
      """,
    readers: """
      The rest of the page may be hidden in a closed box, small or struck through, and words in angle \
      brackets are neither seen nor heard.
      """,
    wrong: "<details><summary>More</summary>\n\nText to the end of the page.",
    right: "<details><summary>More</summary>\n\nText.\n\n</details>"
  )
}

/// Matches the start and end tags of a page.
///
/// Only elements whose end tag is required are matched. Tags of unknown elements are reported
/// unless the file also closes them.
struct TagBalance {
  private(set) var findings: [Diagnostic] = []
  private var open: [(tag: HTMLTag, position: SourcePosition)] = []
  /// The number of open elements with each name.
  private var openCounts: [String: Int] = [:]

  init(of page: CheckedPage) {
    let pieces = Self.pieces(of: page)
    let ended = Set(pieces.lazy.filter { $0.tag.isClosing }.map(\.tag.element))
    for (tag, position) in pieces {
      let location = page.location(position)
      if tag.isTruncated {
        findings.append(Check.cut(tag, at: location))
      } else if HTMLTag.closed.contains(tag.element) {
        balance(tag, at: position, on: page)
      } else if isForeign(tag, ended: ended) {
        findings.append(
          Diagnostic(
            .unclosedTag,
            at: location,
            "'<\(tag.name)>' is parsed as an HTML tag and not shown",
            help: "put backticks around it, or write '\\<\(tag.name)>'"
          )
        )
      }
    }
    for (tag, position) in open { report(unclosed: tag, at: page.location(position)) }
  }

  private func isForeign(_ tag: HTMLTag, ended: Set<String>) -> Bool {
    // SVG, MathML and custom elements, which contain a hyphen, have other names.
    let isInside = ["svg", "math"].contains { openCounts[$0, default: 0] > 0 }
    return !HTMLTag.isKnown(tag.element) && !HTMLTag.open.contains(tag.element)
      && !tag.name.contains("-") && !isInside && !tag.isEmpty && !tag.isClosing
      && !ended.contains(tag.element)
  }

  private mutating func balance(
    _ tag: HTMLTag,
    at position: SourcePosition,
    on page: CheckedPage
  ) {
    guard tag.isClosing else {
      if !tag.isEmpty {
        open.append((tag, position))
        openCounts[tag.element, default: 0] += 1
      }
      return
    }
    guard openCounts[tag.element, default: 0] > 0,
      let match = open.lastIndex(where: { $0.tag.element == tag.element })
    else {
      findings.append(
        Diagnostic(
          .unclosedTag,
          at: page.location(position),
          "this '</\(tag.name)>' has no start tag",
          help: "write '<\(tag.name)>' where the element begins, or remove this"
        )
      )
      return
    }
    for (inner, place) in open[(match + 1)...] { report(unclosed: inner, at: page.location(place)) }
    for (inner, _) in open[match...] { openCounts[inner.element, default: 0] -= 1 }
    open.removeSubrange(match...)
  }

  private mutating func report(unclosed tag: HTMLTag, at location: SourceLocation) {
    findings.append(
      Diagnostic(
        .unclosedTag,
        at: location,
        "this '<\(tag.name)>' has no end tag",
        help: "write '</\(tag.name)>' where the element ends"
      )
    )
  }

  private static func pieces(of page: CheckedPage) -> [(tag: HTMLTag, position: SourcePosition)] {
    var pieces: [(html: String, position: SourcePosition)] = []
    for block in page.blocks {
      if case .html(let html) = block.kind { pieces.append((html, block.position)) }
    }
    for inline in page.inlines {
      if case .html(let html) = inline.kind { pieces.append((html, inline.position)) }
    }
    return pieces.flatMap { piece in
      var places = HTMLPlaces(in: piece.html)
      return HTMLTag.all(in: piece.html).map { tag in
        places.move(to: tag.start)
        return (tag, places.position(at: piece.position, in: page.lines))
      }
    }.sorted { ($0.1.line, $0.1.column) < ($1.1.line, $1.1.column) }
  }
}
