import BookBuilder
import Foundation
import HTML

/// A whole book as one page that needs no other file, for an archive or a search through everything.
struct SinglePage {
  private let edition: BookEdition
  /// The places of the pages on the page, by their path in the site.
  private let places: [String: String]
  /// The names that links may refer to, by the path of their page in the site.
  private let names: [String: Set<String>]
  private let home: String?

  /// How a picture is named where it is shown.
  private let pictures: Pictures

  /// How a picture is named where it is shown.
  enum Pictures: Sendable {
    /// By an address that is its own content.
    case embedded
    /// By its path in the site.
    case files
  }

  init(_ edition: BookEdition, pictures: Pictures = .embedded) {
    self.edition = edition
    self.pictures = pictures
    home = edition.pages.first { $0.kind == .introduction }?.path
    names = Dictionary(
      edition.pages.map { page in
        (page.path, Set(page.content.elements.compactMap { $0.attributes["id"] }))
      }
    ) { first, _ in first }
    places = Dictionary(
      edition.pages.map { ($0.path, Self.place(of: $0)) }
    ) { first, _ in first }
  }

  /// The bytes of the file.
  var file: [UInt8] {
    document(
      html(lang: edition.language, .direction(edition.direction)) {
        head(title: edition.title) {
          meta(name: "description", content: edition.description)
          link(rel: "stylesheet", href: Self.address(edition.styleSheet.utf8, type: "text/css"))
        }
        body {
          main(id: "main") {
            heading(level: 1) { edition.title }
            p(.class("lead")) { edition.description }
            contents
            HTML.group(sections)
          }
        }
      }
    )
  }

  /// The pages, in the order of reading.
  var sections: [HTML] { edition.pages.map(section) }

  private var contents: HTML {
    nav(label: edition.contentsWord, .id("contents"), .class("contents")) {
      p(.hiddenFromAssistiveTechnology) { edition.contentsWord }
      ol {
        HTML.group(
          edition.pages.map { page in
            HTML.element(
              name: "li",
              attributes: language(of: page),
              content: a(href: "#\(Self.place(of: page))") { page.plainTitle }
            )
          }
        )
      }
    }
  }

  /// A page, its headings a level deeper than where it stands alone.
  private func section(_ page: EditionPage) -> HTML {
    .element(
      name: "section",
      attributes: language(of: page),
      content: .group([
        heading(level: 2, .id(Self.place(of: page))) { convert(page.title, on: page) },
        convert(page.content, on: page),
      ])
    )
  }

  private func language(of page: EditionPage) -> [Attribute] {
    page.language == edition.language ? [] : [.lang(page.language), .direction(page.direction)]
  }

  private func convert(_ content: HTML, on page: EditionPage) -> HTML {
    content.mapElements { element in
      switch element {
      case .element("a", let attributes, let content) where target(attributes, on: page) == nil:
        content
      case .element(let name, let attributes, let content):
        .element(
          name: Self.deeper(name),
          attributes: attributes.compactMap { convert($0, on: page) },
          content: content
        )
      case .void(let name, let attributes):
        .void(name: name, attributes: attributes.compactMap { convert($0, on: page) })
      case .text, .group: element
      }
    }
  }

  /// An attribute as it must be where all pages share one space of names, and no script runs.
  private func convert(_ attribute: Attribute, on page: EditionPage) -> Attribute? {
    switch attribute.name {
    case "id", "aria-labelledby": Attribute(attribute.name, name(attribute.value, on: page))
    case "href": target([attribute], on: page).map { Attribute("href", $0) }
    case "src": picture(attribute.value, on: page).map { Attribute("src", $0) }
    case let name where name.hasPrefix("data-"): nil
    default: attribute
    }
  }

  /// Where a link leads; `nil` if that is nothing a reader of the file could reach.
  private func target(_ attributes: [Attribute], on page: EditionPage) -> String? {
    guard let reference = attributes["href"] else { return nil }
    guard let place = SiteReference(reference, on: page.path) else { return reference }
    if place.path == home, place.fragment?.hasPrefix("contents") == true { return "#contents" }
    guard let start = places[place.path] else {
      return edition.address.map { place.published(at: $0) }
    }
    guard let fragment = place.fragment, names[place.path]?.contains(fragment) == true else {
      return "#" + start
    }
    return "#\(start)--\(fragment)"
  }

  private func picture(_ reference: String, on page: EditionPage) -> String? {
    guard let place = SiteReference(reference, on: page.path) else { return reference }
    return edition.assets[place.path].map { bytes in
      pictures == .files
        ? place.path : Self.address(bytes, type: MediaType(path: place.path).name)
    }
  }

  private func name(_ name: String, on page: EditionPage) -> String {
    "\(Self.place(of: page))--\(name)"
  }

  /// The name of a page's place: its address without what all pages have.
  private static func place(of page: EditionPage) -> String {
    let name = page.path.split(separator: "/").dropFirst().dropLast().joined(separator: "-")
    return name.isEmpty ? "-introduction" : name
  }

  private static func deeper(_ name: String) -> String {
    switch name {
    case "h2": "h3"
    case "h3": "h4"
    case "h4": "h5"
    case "h5": "h6"
    default: name
    }
  }

  /// An address that is its own content.
  private static func address(_ bytes: some Sequence<UInt8>, type: String) -> String {
    "data:\(type);base64,\(Data(bytes).base64EncodedString())"
  }
}
