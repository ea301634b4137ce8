import BookModel
import Markup

struct PageMetadata {
  let layout: PageLayout
  private let showsPictures: Bool
  private let sheets: [String]

  init(layout: PageLayout, content: HTML) {
    self.layout = layout
    let uses = UsedParts(of: content)
    showsPictures = uses.pictures
    let needsPagesSheet = uses.lists || uses.checklists && !uses.numbers
    let more = [
      uses.screens ? Self.screensSheet : nil, layout.script == TryPage.script ? Self.trySheet : nil,
      needsPagesSheet ? Self.pagesSheet : nil, uses.steps ? Self.homeSheet : nil,
    ]
    sheets =
      ["style.css"] + more.compactMap(\.self).filter { layout.book.siteFiles[$0] != nil }
      + (layout.book.appearance.styleSheet == nil ? [] : [Self.ownSheet])
  }

  var element: HTML {
    head(title: layout.title) {
      // One element serves both search engines and other sites, as the sentence is the same.
      HTML.void(
        name: "meta",
        attributes: [
          Attribute("name", "description"), Attribute("property", "og:description"),
          Attribute("content", layout.description),
        ]
      )
      meta(name: "color-scheme", content: "light dark")
      HTML.group(
        sheets.map { link(rel: "stylesheet", href: layout.page.href(to: PagePath($0))) }
      )
      if layout.book.siteFiles[Self.icon] != nil {
        link(
          rel: "icon",
          href: layout.page.href(to: PagePath(Self.icon)),
          .type("image/svg+xml")
        )
      }
      if let script = layout.script {
        HTML.element(
          name: "script",
          attributes: [
            Attribute("src", layout.page.href(to: PagePath(script))), Attribute("defer", ""),
          ],
          content: .empty
        )
      }
      HTML.group(layout.book.appearance.head.map(element))
      languages
      alternates
      preview
      if layout.hasPlainText { facts(type: "application/ld+json", structuredData) }
    }
  }

  static let screensSheet = "screens.css"
  /// The style sheet of what chapters don't have.
  static let pagesSheet = "pages.css"
  /// The style sheet of the first page alone.
  static let homeSheet = "home.css"
  static let trySheet = "try.css"
  static let icon = "icon.svg"
  /// The style sheet that is made from the configuration of the book.
  static let ownSheet = "book.css"

  private func element(_ element: BookAppearance.HeadElement) -> HTML {
    switch element {
    case .meta(let attribute, let name, let content):
      HTML.void(
        name: "meta",
        attributes: [Attribute(attribute, name), Attribute("content", content)]
      )
    case .link(let rel, let href): link(rel: rel, href: href)
    }
  }

  private var address: SiteAddress? { SiteAddress(of: layout.book) }

  /// The page in other languages; readers of none of them get the first.
  private var languages: HTML {
    let translations = layout.translations.map { translation in
      link(
        rel: "alternate",
        href: href(to: translation.page),
        .hreflang(translation.language)
      )
    }
    guard translations.count > 1, let first = layout.translations.first else {
      return .group(translations)
    }
    return .group(
      translations
        + [link(rel: "alternate", href: href(to: first.page), .hreflang("x-default"))]
    )
  }

  private var alternates: HTML {
    .group(
      [
        address.map { link(rel: "canonical", href: $0.address(of: layout.page)) },
        layout.hasPlainText
          ? link(
            rel: "alternate",
            href: layout.page.href(to: layout.page.plainText),
            .type("text/plain")
          ) : nil,
        layout.outline.hasChanges
          ? link(
            rel: "alternate",
            href: layout.page.href(to: .feed(language: layout.language)),
            .type("application/atom+xml")
          ) : nil,
      ]
      .compactMap(\.self)
    )
  }

  /// The preview that other sites show for a link to the page.
  ///
  /// Source: the Open Graph protocol.
  private var preview: HTML {
    .group([
      meta(property: "og:title", content: layout.title),
      meta(property: "og:type", content: layout.source == nil ? "website" : "article"),
      meta(property: "og:locale", content: layout.language),
      address.map { meta(property: "og:url", content: $0.address(of: layout.page)) } ?? .empty,
      card,
    ])
  }

  /// The picture of the preview, which needs a full address, with its alternative text.
  private var card: HTML {
    let book = layout.book
    guard let card = book.appearance.card, let address else { return .empty }
    let text = "\(book.title[layout.language]). \(book.description[layout.language])"
    return .group([
      meta(property: "og:image", content: address.address(of: PagePath(card))),
      meta(property: "og:image:alt", content: text),
      meta(name: "twitter:card", content: "summary_large_image"),
    ])
  }

  private var structuredData: StructuredData {
    StructuredData(
      type: layout.source == nil ? "WebPage" : "TechArticle",
      inLanguage: layout.language,
      url: address?.address(of: layout.page),
      dateModified: layout.source?.lastChange,
      accessibility: AccessibilityMetadata(showsPictures: showsPictures)
    )
  }

  private func href(to page: PagePath) -> String {
    address?.address(of: page) ?? layout.page.href(to: page)
  }
}

/// The parts of a page that have style sheets of their own, found in one pass.
private struct UsedParts {
  var pictures = false
  var screens = false
  var numbers = false
  var steps = false
  var checklists = false
  /// Lists that chapters don't have.
  var lists = false

  init(of content: HTML) {
    _ = content.includes { name, attributes in
      switch name {
      case "img": pictures = true
      case "svg": (pictures, screens) = (true, true)
      case "figure": screens = true
      default: break
      }
      for attribute in attributes { add(attribute) }
      return false
    }
  }

  private mutating func add(_ attribute: Attribute) {
    switch (attribute.name, attribute.value) {
    case ("class", "teaser"), (PlayerTemplate.id.name, PlayerTemplate.id.value): screens = true
    case ("class", "number"): numbers = true
    case ("class", "steps"): steps = true
    case ("class", "checklist"): checklists = true
    case ("data-index", _), ("class", "links"), ("class", "summaries"), ("class", "events"),
      ("class", "contents letters"), ("class", "folded"):
      lists = true
    default: break
    }
  }
}

/// The structured data (JSON-LD) of a page for search engines.
///
/// Source: schema.org, CreativeWork.
struct StructuredData: Encodable {
  let context = "https://schema.org"
  let type: String
  let inLanguage: String
  let isAccessibleForFree = true
  let url: String?
  let dateModified: String?
  let accessibility: AccessibilityMetadata

  private enum CodingKeys: String, CodingKey {
    case context = "@context"
    case type = "@type"
    case inLanguage, isAccessibleForFree, url, dateModified
  }

  func encode(to encoder: any Encoder) throws {
    var page = encoder.container(keyedBy: CodingKeys.self)
    try page.encode(context, forKey: .context)
    try page.encode(type, forKey: .type)
    try page.encode(inLanguage, forKey: .inLanguage)
    try page.encode(isAccessibleForFree, forKey: .isAccessibleForFree)
    try page.encodeIfPresent(url, forKey: .url)
    try page.encodeIfPresent(dateModified, forKey: .dateModified)
    // Its properties belong to the page itself.
    try accessibility.encode(to: encoder)
  }
}

/// The accessibility metadata of a page, in the terms of schema.org.
///
/// Every claim is one that the checks of this build enforce. Source: the vocabulary of schema.org's
/// accessibility properties maintained by the W3C's Publishing Community.
struct AccessibilityMetadata: Encodable {
  let accessMode: [String]
  /// Text alone is enough: every picture has an alternative text, as a page without one isn't
  /// written.
  let accessModeSufficient = ["textual"]
  let accessibilityFeature: [String]
  let accessibilityHazard = ["none"]
  let accessibilityControl = ["fullKeyboardControl", "fullTouchControl"]

  init(showsPictures: Bool) {
    accessMode = showsPictures ? ["textual", "visual"] : ["textual"]
    accessibilityFeature =
      ["structuralNavigation", "readingOrder", "displayTransformability"]
      + (showsPictures ? ["alternativeText"] : [])
  }
}
