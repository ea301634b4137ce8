import ArticleMarkup
import Articles
import BookModel
import Localization
import Markup

/// What a publication says about its accessibility, computed from what it holds.
///
/// Values: the vocabulary of schema.org's accessibility properties kept by the W3C.
package struct EPUBAccessibility: Hashable, Sendable {
  /// The number of pictures and drawings that words stand for.
  package var pictures: Int
  /// The number of those that no words stand for.
  package var wordlessPictures: Int
  /// The number of lists of spoken lines.
  package var transcripts: Int
  /// The languages of words in the book beside its own, as BCP 47 tags.
  var foreignLanguages: [String]
  /// Whether there are tables, and each names its columns and rows.
  var namesTables: Bool
  /// Whether every page has a title, and sections below it where it is long.
  var hasHeadings: Bool
  /// Whether letters, colours and sizes are the reader's.
  var isTransformable: Bool
  /// Whether nothing that moves, flashes or sounds can be in the book.
  var isStill: Bool
  /// The person who evaluated the book.
  var certification: Certification?

  init(_ publication: Publication, pages: [EPUBPage]) {
    let elements = pages.flatMap(\.body.elements)
    let images =
      elements.filter { $0.name == "img" }.map(\.attributes) + pages.flatMap(\.body.drawings)
    // The cover is a picture as well; its words are made together with it.
    wordlessPictures =
      publication.wordlessPictures
      + images.count { $0["alt"] == nil && $0["aria-label"] == nil }
    pictures =
      1
      + images.count { image in (image["alt"] ?? image["aria-label"])?.isEmpty == false }
    transcripts = publication.pages.flatMap(\.article.blocks.withInner).count(where: \.isSpoken)
    let languages = Set(elements.compactMap { $0.attributes["lang"] })
    foreignLanguages = languages.subtracting([publication.language]).sorted()
    let tables = elements.count { $0.name == "table" }
    namesTables =
      tables > 0 && tables == elements.count { $0.name == "caption" }
      && elements.allSatisfy { $0.name != "th" || $0.attributes["scope"] != nil }
    hasHeadings = pages.allSatisfy { page in
      page.body.elements.count { $0.name == "h1" } == 1
    }
    isTransformable = !EPUBStyle(classes: .standard).text.contains("px")
    isStill = publication.assets.keys.allSatisfy { path in
      let type = MediaType(path: path)
      return type.name.hasPrefix("image/") && !type.mayMove
    }
    certification = publication.certification
  }

  /// The ways in which the book can be perceived, each alone, if all of them are there.
  package var modes: [String] { ["textual", "visual"] }

  /// The sets of senses each of which is enough; words are, if they stand for every picture.
  package var sufficientModes: [String] {
    wordlessPictures == 0 ? ["textual", "textual,visual"] : ["textual,visual"]
  }

  /// What helps readers.
  package var features: [String] {
    (hasHeadings ? ["structuralNavigation"] : [])
      + (wordlessPictures == 0 ? ["alternativeText"] : [])
      + (isTransformable ? ["displayTransformability"] : [])
      + ["readingOrder", "tableOfContents", "ARIA", "unlocked"]
  }

  /// What could harm readers.
  package var hazard: String { isStill ? "none" : "unknown" }

  /// The standard that a person found fulfilled.
  package var conformance: String? {
    certification.map { "EPUB Accessibility 1.1 - WCAG 2.2 Level \($0.level.rawValue)" }
  }

  func summary(_ words: InterfaceWords.Publication) -> String {
    let own = words.summary
    var sentences = [own.structure]
    if !foreignLanguages.isEmpty { sentences.append(own.languages) }
    if namesTables { sentences.append(own.tables) }
    if isTransformable { sentences.append(own.settings) }
    if transcripts > 0 { sentences.append(own.transcripts(transcripts)) }
    sentences.append(own.pictures(pictures))
    if wordlessPictures > 0 { sentences.append(own.wordlessPictures(wordlessPictures)) }
    sentences.append(certification.map { own.certified($0.certifier) } ?? own.uncertified)
    return sentences.joined(separator: " ")
  }
}

extension ArticleBlock {
  fileprivate var isSpoken: Bool {
    switch self {
    case .transcript, .screen: true
    case .heading, .glance, .paragraph, .list, .quote, .callout, .onDemand, .listing, .legend,
      .table, .notes, .terms, .rule:
      false
    }
  }
}
