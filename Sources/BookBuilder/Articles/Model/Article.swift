package import BookModel
package import Localization

/// The content of a page, before it becomes HTML or plain text.
///
/// All text is final: numbers, captions and labels are the same in every format.
package struct Article: Hashable, Sendable {
  package var language: String
  package var words: SharedInterfaceText
  package var page: PagePath
  package var part: LocalizedText?
  package var title: [Run]
  package var location: [Run]?
  package var lead: [Run]
  package var notice: Notice?
  package var blocks: [ArticleBlock]
  /// The page to offer in languages that divide this content differently; `nil` if every language
  /// has this page.
  package var counterpart: PagePath?
  package var script: String?

  /// The script that remembers ticked items of checklists.
  package static let checklistScript = "checklist.js"
  /// The script that filters components and switches between frameworks.
  package static let componentScript = "components.js"

  package struct Notice: Hashable, Sendable {
    package var words: String
    package var language: String
  }

  package var sections: [ArticleHeading] {
    blocks.compactMap { block in
      if case .heading(let heading) = block, heading.level == 2 { return heading }
      return nil
    }
  }

  package var needsContents: Bool {
    location != nil && sections.count >= 3
  }

  /// The article reduced to its title and section headings.
  package var titleAndSections: Article {
    var article = titleOnly
    article.blocks = sections.map(ArticleBlock.heading)
    return article
  }

  package var titleOnly: Article {
    var article = self
    (article.location, article.lead, article.notice, article.blocks) = (nil, [], nil, [])
    return article
  }
}

/// The summary of a chapter after its opening paragraph: what is heard, the rule, the code, and how
/// to check it.
package struct ArticleGlance: Hashable, Sendable {
  package var label: [Run]
  /// The lines of each problem that the chapter solves.
  package var problems: [[Line]]
  package var lines: [Line] { Array(problems.joined()) }

  package static let anchor = "glance"

  package struct Line: Hashable, Sendable {
    package var kind: Kind
    package var name: [Run]
    package var content: [Run]

    package var sentence: [Run] { name + [.text(": ")] + content }
  }

  package enum Kind: Hashable, Sendable {
    case heard
    case after
    case rule
    case code
    case check
  }

  package var summary: [[Run]] {
    (problems.first ?? []).filter { [.heard, .rule].contains($0.kind) }.map(\.sentence)
  }
}

extension Article {
  package var glance: ArticleGlance? {
    blocks.prefix(2).lazy.compactMap { block in
      if case .glance(let glance) = block { glance } else { nil }
    }
    .first
  }

  /// The number of blocks before the table of contents.
  ///
  /// They are the opening paragraph and the summary, the opening screens, or the picture of a
  /// component, so that the text begins on the first screen even on a phone.
  package var openingCount: Int {
    if let first = blocks.first, first.hasCodeBetweenScreens { return 1 }
    if case .picture? = blocks.first { return 1 }
    var count = 0
    if case .paragraph? = blocks.first { count = 1 }
    if blocks.count > count, case .glance = blocks[count] { return count + 1 }
    return needsContents ? count : 0
  }

  package var glanceSummary: [[Run]] {
    glance?.summary ?? []
  }
}
