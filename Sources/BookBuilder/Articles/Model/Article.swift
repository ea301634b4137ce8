package import BookModel
package import Localization

/// The content of a page with every word settled, before it becomes HTML or plain text.
///
/// Numbers, captions and labels are decided here once, so that all editions say the same.
package struct Article: Hashable, Sendable {
  /// The language of the content, as a BCP 47 tag.
  package var language: String
  /// The words of the language, for what is drawn around the blocks.
  package var words: SharedWords
  package var page: PagePath
  /// The name of the part it stands in; `nil` for the page that opens the book.
  package var part: LocalizedText?
  package var title: [Run]
  /// Where the page stands in the book; `nil` for the page that opens it.
  package var location: [Run]?
  /// What the page is about, in a sentence.
  package var lead: [Run]
  /// What readers must know before they trust the text, in the language of the page around it.
  package var notice: Notice?
  /// The blocks in the order of reading.
  package var blocks: [ArticleBlock]
  /// The page that readers of other languages get for this one, which is divided otherwise there; `nil`
  /// for a page that every language has.
  package var counterpart: PagePath?
  /// The file of the site that adds behaviour to the page, which is whole without it.
  package var script: String?

  /// The file of the site that ticks the items of checklists.
  package static let checklistScript = "checklist.js"

  /// Something about the page that is not a part of its text.
  package struct Notice: Hashable, Sendable {
    package var words: String
    /// Their language, as a BCP 47 tag.
    package var language: String
  }

  /// The headings of the second level, which the table of contents lists.
  package var sections: [ArticleHeading] {
    blocks.compactMap { block in
      if case .heading(let heading) = block, heading.level == 2 { return heading }
      return nil
    }
  }

  /// Whether a table of contents helps: there is something to choose from.
  package var needsContents: Bool {
    location != nil && sections.count >= 3
  }

  /// The article as far as its title and its sections.
  package var sectioned: Article {
    var article = named
    article.blocks = sections.map(ArticleBlock.heading)
    return article
  }

  /// The article as far as its title.
  package var named: Article {
    var article = self
    (article.location, article.lead, article.notice, article.blocks) = (nil, [], nil, [])
    return article
  }
}

/// What a chapter comes to, in a few lines that stand after the paragraph that opens its text.
package struct ArticleGlance: Hashable, Sendable {
  /// What the lines are together.
  package var label: [Run]
  package var lines: [Line]

  /// The name that links refer to.
  package static let anchor = "glance"

  package struct Line: Hashable, Sendable {
    package var kind: Kind
    package var name: [Run]
    package var content: [Run]

    /// The line as a sentence that stands by itself.
    package var sentence: [Run] { name + [.text(": ")] + content }
  }

  package enum Kind: Hashable, Sendable {
    case heard
    case rule
    case code
    case check
  }

  /// What is heard and the rule, each as a sentence, for lists that name the chapter.
  package var summary: [[Run]] {
    lines.filter { [.heard, .rule].contains($0.kind) }.map(\.sentence)
  }
}

extension Article {
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
