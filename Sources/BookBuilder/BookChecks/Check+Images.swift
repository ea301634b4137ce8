import Articles
import BookModel
import Diagnostics
import Markdown

extension Check {
  /// Finds pictures that are not there, and pictures that say nothing to those who do not see them.
  static let images = Check(
    .brokenImage,
    .missingAlternativeText,
    .fileNameAlternativeText,
    .redundantAlternativeText
  ) { checked in
    checked.pages.flatMap { page in
      imagesInHTML(on: page)
        + page.inlines.flatMap { inline -> [Diagnostic] in
          guard case .image(let source, let title, let content) = inline.kind else { return [] }
          let location = page.location(inline.position)
          // Whoever brings the picture needs its words all the same.
          let words = AlternativeText(content.plainText, of: source)
            .finding(isOrnament: title == "decorative", at: location)
          let file = fileFinding(source, at: location, on: page, checked)
          return [file, words].compactMap(\.self)
        }
    }
  }

  /// What is wrong with the file of a picture; `nil` for one that can be shown.
  private static func fileFinding(
    _ source: String,
    at location: SourceLocation,
    on page: CheckedPage,
    _ checked: CheckedBook
  ) -> Diagnostic? {
    switch checked.links.target(of: source, from: page.path) {
    case .asset(let path)?:
      let bytes = checked.book.assets[path]
      let fault = PictureFault(path: path) ?? bytes.flatMap(PictureFault.init(bytes:))
      return fault.map { fault in
        let summary = "'\(source)' is no picture: \(fault.summary)"
        return Diagnostic(.brokenImage, at: location, summary, help: fault.help)
      }
    // A file of no book is shown by others, who may ask other hosts.
    case .external? where page.isLoose: return nil
    default:
      // A file that was not read is a finding already.
      let path = checked.links.path(ofLink: source, from: page.path)
      if let path, checked.book.unusableFiles.contains(path) { return nil }
      return brokenImage(source, at: location, on: page, checked.links)
    }
  }

  /// The finding about a picture that is not there.
  static func brokenImage(
    _ source: String,
    at location: SourceLocation,
    on page: CheckedPage,
    _ resolver: LinkResolver
  ) -> Diagnostic {
    var help =
      page.isLoose
      ? "name a picture that is there, relative to the file"
      : "keep pictures under 'Content' and name them relative to the chapter's file"
    if let path = resolver.path(ofLink: source, from: page.path) {
      if let nearest = resolver.nearestPath(to: path, from: page.path, isPicture: true) {
        help = "did you mean '\(LinkResolver.name(of: nearest, from: page.path))'?"
      }
    }
    let summary = "there is no picture '\(source)'"
    return Diagnostic(.brokenImage, at: location, summary, help: help)
  }
}
