import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup

/// The accessibility metadata of a publication, computed from its content.
///
/// Values: the vocabulary of schema.org's accessibility properties maintained by the W3C.
package struct EPUBAccessibility: Hashable, Sendable {
  /// The number of pictures and drawings with alternative text, the cover included.
  package var pictures: Int
  package var wordlessPictures: Int
  package var transcripts: Int
  var foreignLanguages: [String]
  /// Whether the book has tables, and all of them have captions and header cells with a scope.
  var hasTableHeaders: Bool
  var hasHeadings: Bool
  var isRestylable: Bool
  /// Whether the book can contain nothing that moves, flashes or makes a sound.
  var isStatic: Bool
  var certification: Certification?

  init(_ publication: Publication, pages: [EPUBPage]) {
    let elements = pages.flatMap(\.body.elements)
    let images =
      elements.filter { $0.name == "img" }.map(\.attributes) + pages.flatMap(\.body.drawings)
    // The cover counts as a picture; it is created with its alternative text.
    wordlessPictures =
      publication.wordlessPictures
      + images.count { $0["alt"] == nil && $0["aria-label"] == nil }
    pictures =
      1
      + images.count { image in (image["alt"] ?? image["aria-label"])?.isEmpty == false }
    transcripts = publication.pages.flatMap(\.article.blocks.withNestedBlocks).count(
      where: \.isSpoken
    )
    let languages = Set(elements.compactMap { $0.attributes["lang"] })
    foreignLanguages = languages.subtracting([publication.language]).sorted()
    let tables = elements.count { $0.name == "table" }
    hasTableHeaders =
      tables > 0 && tables == elements.count { $0.name == "caption" }
      && elements.allSatisfy { $0.name != "th" || $0.attributes["scope"] != nil }
    hasHeadings = pages.allSatisfy { page in
      page.body.elements.count { $0.name == "h1" } == 1
    }
    isRestylable = !EPUBStyle(classes: .standard).text.contains("px")
    isStatic = publication.assets.keys.allSatisfy { path in
      let type = MediaType(path: path)
      return type.name.hasPrefix("image/") && !type.mayBeAnimated
    }
    certification = publication.certification
  }

  package var modes: [String] { ["textual", "visual"] }

  /// The values of `accessModeSufficient`: text alone is enough if every picture has an alternative
  /// text.
  package var sufficientModes: [String] {
    wordlessPictures == 0 ? ["textual", "textual,visual"] : ["textual,visual"]
  }

  package var features: [String] {
    (hasHeadings ? ["structuralNavigation"] : [])
      + (wordlessPictures == 0 ? ["alternativeText"] : [])
      + (isRestylable ? ["displayTransformability"] : [])
      + ["readingOrder", "tableOfContents", "ARIA", "unlocked"]
  }

  package var hazard: String { isStatic ? "none" : "unknown" }

  package var conformance: String? {
    certification.map { "EPUB Accessibility 1.1 - WCAG 2.2 Level \($0.level.rawValue)" }
  }

  func summary(_ words: InterfaceText.Publication) -> String {
    let summaryWords = words.summary
    var sentences = [summaryWords.structure]
    if !foreignLanguages.isEmpty { sentences.append(summaryWords.languages) }
    if hasTableHeaders { sentences.append(summaryWords.tables) }
    if isRestylable { sentences.append(summaryWords.settings) }
    if transcripts > 0 { sentences.append(summaryWords.transcripts(transcripts)) }
    sentences.append(summaryWords.pictures(pictures))
    if wordlessPictures > 0 { sentences.append(summaryWords.wordlessPictures(wordlessPictures)) }
    sentences.append(
      certification.map { summaryWords.certified($0.certifier) } ?? summaryWords.uncertified
    )
    return sentences.joined(separator: " ")
  }
}

extension ArticleBlock {
  fileprivate var isSpoken: Bool {
    switch self {
    case .transcript, .screen: true
    case .heading, .glance, .paragraph, .list, .quote, .callout, .onDemand, .listing, .legend,
      .picture, .table, .notes, .terms, .rule:
      false
    }
  }
}
