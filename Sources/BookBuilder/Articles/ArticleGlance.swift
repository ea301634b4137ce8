/// What a chapter comes to, in a few lines that stand before its text.
package struct ArticleGlance: Hashable, Sendable {
  /// What the lines are together.
  package var label: [Run]
  /// The lines in their order.
  package var lines: [Line]

  /// The name that links refer to.
  package static let anchor = "glance"

  /// A line.
  package struct Line: Hashable, Sendable {
    /// What the line says.
    package var kind: Kind
    /// The word for that.
    package var name: [Run]
    /// The words of the line.
    package var content: [Run]

    /// The line as a sentence that stands by itself.
    package var sentence: [Run] { name + [.text(": ")] + content }
  }

  /// What a line says.
  package enum Kind: Hashable, Sendable {
    /// What is wrong, as it can be heard.
    case heard
    /// The decision.
    case rule
    /// The code that mends it.
    case code
    /// How to try it.
    case check
  }

  /// What is heard and the rule, each as a sentence, for lists that name the chapter.
  package var summary: [[Run]] {
    lines.filter { [.heard, .rule].contains($0.kind) }.map(\.sentence)
  }
}

extension Article {
  /// What the article comes to, if it says so; it stands before the contents of a page.
  package var glance: ArticleGlance? {
    if case .glance(let glance)? = blocks.first { glance } else { nil }
  }

  /// The blocks of the text, without what the article comes to.
  package var text: ArraySlice<ArticleBlock> { glance == nil ? blocks[...] : blocks.dropFirst() }

  /// What is heard in the chapter and its rule; nothing for a page that does not say it.
  package var glanceSummary: [[Run]] {
    glance?.summary ?? []
  }
}
