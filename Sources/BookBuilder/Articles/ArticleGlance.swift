/// What a chapter comes to, in a few lines that stand after the paragraph that opens its text.
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
  /// What the article comes to, if it says so.
  package var glance: ArticleGlance? {
    blocks.prefix(2).lazy.compactMap { block in
      if case .glance(let glance) = block { glance } else { nil }
    }
    .first
  }

  /// How many blocks stand before the contents of a page.
  ///
  /// They are the paragraph that opens the text and what the article comes to, or screens around code,
  /// so that the text begins on the first screen even of a telephone.
  package var openingCount: Int {
    if let first = blocks.first, first.surroundsCode { return 1 }
    var count = 0
    if case .paragraph? = blocks.first { count = 1 }
    if blocks.count > count, case .glance = blocks[count] { return count + 1 }
    return needsContents ? count : 0
  }

  /// What is heard in the chapter and its rule; nothing for a page that does not say it.
  package var glanceSummary: [[Run]] {
    glance?.summary ?? []
  }
}
