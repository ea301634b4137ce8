import Articles
import BookModel
import Diagnostics
import Markdown

/// A link to a place on a page.
struct PlaceLink: Hashable, Sendable {
  /// The page.
  var page: PagePath
  /// The name of the place on it.
  var anchor: String
  /// Where the link stands.
  var location: SourceLocation
}

extension CheckedPage {
  /// The links of the page to places.
  func placeLinks(_ resolver: LinkResolver) -> [PlaceLink] {
    links.compactMap { link -> PlaceLink? in
      let location = location(link.position)
      switch link.target {
      case .anchor(let anchor)?:
        let here = resolver.target(of: edition.fileName, from: path)
        guard case .page(let page, _)? = here else { return nil }
        return PlaceLink(page: page, anchor: anchor, location: location)
      case .page(let page, let anchor?)?:
        return PlaceLink(page: page, anchor: anchor, location: location)
      case .page?, .external?, .asset?, .file?, nil: return nil
      }
    }
  }
}

extension Book {
  /// The places in chapters that components lead to.
  var placeLinksOfComponents: [PlaceLink] {
    allComponents.flatMap { component in
      languages.compactMap { language in
        guard case .page(let page, let anchor?) = component.chapterTarget(language: language) else {
          return nil
        }
        return PlaceLink(page: page, anchor: anchor, location: component.chapterLocation)
      }
    }
  }
}
