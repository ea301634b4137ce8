import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  static let linkText = Check(onEachPage: .emptyLinkText, .vagueLinkText) { page in
    page.links.compactMap { link -> Diagnostic? in
      let words = link.content.linkName
      let location = page.location(link.position)
      if words.isEmpty {
        // Its picture is reported instead.
        guard !link.content.contains(where: \.lacksAlternativeText) else { return nil }
        let summary = "the link to '\(link.destination)' has no text"
        let help = "say between the square brackets where the link goes"
        return Diagnostic(.emptyLinkText, at: location, summary, help: help)
      }
      guard VagueLinkTexts.contains(words), !page.isInUnparsedLink(link) else { return nil }
      return Diagnostic(
        .vagueLinkText,
        at: location,
        "the link text is only '\(words)'",
        help: words.includes("://")
          ? "write '[words](\(words))', or put it in backticks if readers copy it"
          : "say in the link text where the link goes"
      )
    }
  }
}

extension CheckedPage {
  /// Whether a link is an address that became one by itself, as what surrounds it is no link.
  ///
  /// `Check.unparsedMarkdown` reports the whole, as in '[text] (https://example.org)'.
  fileprivate func isInUnparsedLink(_ link: Link) -> Bool {
    let place = link.position
    var start = place
    start.column = max(1, place.column - 4)
    let words = link.content.linkName
    guard let rest = self.rest(from: place), rest.hasPrefix(words),
      let beginning = self.rest(from: start)
    else { return false }
    let before = beginning.prefix(place.column - start.column)
    let next = rest.dropFirst(words.count).first
    if before.hasSuffix("<") { return next != ">" && !before.hasSuffix("\\<") }
    if before.hasSuffix("](") { return !before.hasSuffix("\\](") }
    return before.hasSuffix("] (") && next == ")"
  }
}

extension Inline {
  fileprivate var lacksAlternativeText: Bool {
    guard case .image(_, let title, _, let content) = kind else { return false }
    return title != "decorative" && content.linkName.isEmpty
  }
}

extension [Inline] {
  var linkName: String {
    plainText.trimmingWhitespace()
  }
}

extension Rule {
  static let emptyLinkText = Rule(
    id: "empty-link-text",
    explanation: """
      A link has neither text nor a picture with alternative text. Source: WCAG 2.2, 2.4.4 and 4.1.2.
      """,
    readers: """
      The link is invisible, but the keyboard still stops at it. A screen reader spells out the address.
      """,
    wrong: "Read on. [](values.md)",
    right: "Read on: [values](values.md)."
  )
  static let vagueLinkText = Rule(
    id: "vague-link-text",
    severity: .warning,
    canBeAllowed: true,
    explanation: """
      The text of a link must say where it goes without the surrounding sentence: not 'here', and not a \
      bare address. Source: WCAG 2.2, 2.4.9.
      """,
    readers: """
      Screen reader users often go from link to link, or read a list of all links of a page. There, \
      'here' is one of twenty, and an address is spelled out letter by letter. Voice Control users \
      who say “tap here” have to choose between numbered links.
      """,
    wrong: "The list of traits is [here](traits.md).",
    right: "See [the list of traits](traits.md)."
  )
}

enum VagueLinkTexts {
  /// Whether a link text is an address or a known vague phrase, ignoring case and punctuation.
  static func contains(_ name: String) -> Bool {
    let small = name.fastLowercased
    if addresses.contains(where: { small.utf8.starts(with: $0.utf8) }) { return true }
    // Most texts have more letters than any known phrase, which counting bytes finds out fast.
    let letters = small.utf8.count { (0x61...0x7A).contains($0) || $0 == 0xD0 || $0 == 0xD1 }
    guard letters <= longest else { return false }
    let words = small.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    return words.isEmpty || known.contains(words)
  }

  private static let addresses = ["http://", "https://", "www."]
  private static let longest = known.map(\.count).max() ?? 0

  private static let known: Set<String> = [
    // English.
    "article", "at this link", "by this link", "check it out", "click", "click here",
    "click this link", "continue", "continue reading", "details", "download", "find out more",
    "follow this link", "full article", "go", "go here", "go there", "here", "info", "it",
    "just here", "learn more", "link", "link here", "look here", "more", "more details",
    "more info", "more information", "on this page", "page", "press here", "read", "read here",
    "read it here", "read more", "read on", "right here", "see", "see here", "see more", "source",
    "tap here", "that", "that page", "the article", "the link", "the page", "there", "this",
    "this article", "this link", "this one", "this page", "this post", "this site",
    "this website", "url", "visit", "website",
    // Russian.
    "больше", "в статье", "вот", "вот здесь", "вот тут", "далее", "детали", "дальше", "ещё", "еще",
    "жмите сюда", "здесь", "здесь же", "информация", "источник", "на сайте", "на странице",
    "нажмите", "нажмите здесь", "нажмите сюда", "отсюда", "перейти", "перейдите", "по адресу",
    "по ссылке", "по этой ссылке", "подробнее", "подробности", "почитать", "прочитать", "сайт",
    "скачать", "смотреть", "смотри", "смотрите", "ссылка", "статья", "страница", "сюда", "там",
    "тут", "узнать больше", "читать", "читать далее", "читать дальше", "читайте", "эта статья",
    "эта страница", "эта ссылка", "это", "этот сайт",
  ]
}

extension Check {
  static let linkTargets = Check(.ambiguousLinkText) { checked in
    checked.pages.flatMap { page in
      var targets: [String: (target: LinkTarget, line: Int)] = [:]
      return page.links.compactMap { link -> Diagnostic? in
        guard let target = link.target else { return nil }
        let name = link.content.linkName
        let key = name.lowercased()
        guard !key.isEmpty else { return nil }
        guard let first = targets[key] else {
          targets[key] = (target, link.position.line)
          return nil
        }
        guard first.target != target else { return nil }
        return Diagnostic(
          .ambiguousLinkText,
          at: page.location(link.position),
          "the link '\(name)' has another target than the link of the same name in line \(first.line)",
          help: "reword one of the two to tell them apart"
        )
      }
    }
  }
}

extension Rule {
  static let ambiguousLinkText = Rule(
    id: "ambiguous-link-text",
    severity: .warning,
    canBeAllowed: true,
    explanation: """
      Two links of a page have the same text but different targets. Source: WCAG 2.2, 2.4.9 and \
      3.2.4.
      """,
    readers: """
      In a list of links both sound the same, and Voice Control cannot tell which one is meant.
      """,
    wrong: "[Sample](buttons.md) and [sample](sliders.md)",
    right: "[A sample of buttons](buttons.md) and [a sample of sliders](sliders.md)"
  )
}
