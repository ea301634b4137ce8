import Markdown

/// The beginning of an aside: in DocC a word as in `> Tip: …`, elsewhere a bold word as in `>
/// **Note:** …`.
struct AsideOpening {
  let alert: Block.AlertKind
  /// The rest of the paragraph.
  ///
  /// It includes the word itself if the alert's title would not express it, such as
  /// “Precondition:”.
  let rest: [Inline]

  private static let titles: Set = ["note", "tip", "important", "warning", "caution"]

  /// Fails if the first paragraph of a quote doesn't begin an aside.
  init?(_ content: [Inline], of kind: ForeignBookKind) {
    guard let (name, after) = Self.word(in: content, of: kind), let alert = Self.alert(named: name)
    else { return nil }
    self.alert = alert
    guard Self.titles.contains(name.lowercased()) else {
      self.rest = content
      return
    }
    var rest = after
    if case .text(let text)? = rest.first?.kind {
      let words = text.drop(while: \.isWhitespace)
      rest[0].kind = .text(String(words))
      if words.isEmpty { rest.removeFirst() }
    }
    if rest.first?.kind == .softBreak { rest.removeFirst() }
    self.rest = rest
  }

  private static func alert(named name: String) -> Block.AlertKind? {
    switch name.lowercased() {
    case "note", "experiment", "remark": .note
    case "tip": .tip
    case "important", "precondition", "postcondition", "requires": .important
    case "warning", "bug": .warning
    case "attention", "caution": .caution
    default: nil
    }
  }

  private static func word(
    in content: [Inline],
    of kind: ForeignBookKind
  ) -> (name: String, rest: [Inline])? {
    var rest = content
    switch content.first?.kind {
    case .text(let text)? where kind == .docC:
      guard let colon = text.firstIndex(of: ":") else { return nil }
      rest[0].kind = .text(String(text[colon...].dropFirst()))
      return (String(text[..<colon]), rest)
    case .strong(let words)?:
      let name = words.plainText
      rest.removeFirst()
      if name.hasSuffix(":") { return (String(name.dropLast()), rest) }
      if case .text(let text)? = rest.first?.kind, text.hasPrefix(":") {
        rest[0].kind = .text(String(text.dropFirst()))
        return (name, rest)
      }
      // The word may be on a line or in a paragraph of its own.
      return rest.isEmpty || rest.first?.kind == .softBreak ? (name, rest) : nil
    default: return nil
    }
  }
}
