import Articles
import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  static let images = Check(
    .brokenImage,
    .missingAlternativeText,
    .fileNameAlternativeText,
    .redundantAlternativeText
  ) { checked in
    checked.pages.flatMap { page in
      imagesInHTML(on: page)
        + page.inlines.flatMap { inline -> [Diagnostic] in
          guard case .image(let source, let title, _, let content) = inline.kind else { return [] }
          let location = page.location(inline.position)
          // A missing picture needs alternative text too.
          let words = AlternativeText(content.plainText, of: source)
            .finding(isOrnament: title == "decorative", at: location)
          let file = fileFinding(source, at: location, on: page, checked)
          return [file, words].compactMap(\.self)
        }
    }
  }

  private static func fileFinding(
    _ source: String,
    at location: SourceLocation,
    on page: CheckedPage,
    _ checked: CheckedBook
  ) -> Diagnostic? {
    switch checked.links.target(of: source, from: page.path) {
    case .asset(let path)?:
      let bytes = checked.book.assets[path]
      let fault = PictureFault(path: path) ?? bytes.flatMap { PictureFault(bytes: $0, path: path) }
      return fault.map { fault in
        let summary = "'\(source)' is not a picture: \(fault.summary)"
        return Diagnostic(.brokenImage, at: location, summary, help: fault.help)
      }
    // Files outside a book are displayed elsewhere and may load pictures from other hosts.
    case .external? where page.isLoose: return nil
    case .external?:
      return Diagnostic(
        .brokenImage,
        at: location,
        "the picture '\(source)' is on another site, which pages of a book do not load",
        help: "save it next to the chapter, name it as 'picture.png', and say where it is from"
      )
    default:
      // An unreadable file is already reported.
      let path = checked.links.path(ofLink: source, from: page.path)
      if let path, checked.book.problems.unusableFiles.contains(path) { return nil }
      return brokenImage(source, at: location, on: page, checked.links)
    }
  }

  static func brokenImage(
    _ source: String,
    at location: SourceLocation,
    on page: CheckedPage,
    _ resolver: LinkResolver
  ) -> Diagnostic {
    var help =
      page.isLoose
      ? "name an existing picture, relative to this file"
      : "put the picture under 'Content', and name it relative to the chapter's file"
    if let path = resolver.path(ofLink: source, from: page.path) {
      if let nearest = resolver.nearestPath(to: path, from: page.path, isPicture: true) {
        help = "did you mean '\(LinkResolver.name(of: nearest, from: page.path))'?"
      }
    }
    let summary = "there is no picture '\(source)'"
    return Diagnostic(.brokenImage, at: location, summary, help: help)
  }

  static func imagesInHTML(on page: CheckedPage) -> [Diagnostic] {
    guard page.isLoose else { return [] }
    let blocks = page.blocks.compactMap { block -> (String, SourcePosition)? in
      if case .html(let html) = block.kind { (html, block.position) } else { nil }
    }
    let inlines = page.inlines.compactMap { inline -> (String, SourcePosition)? in
      if case .html(let html) = inline.kind { (html, inline.position) } else { nil }
    }
    return (blocks + inlines).flatMap { html, position -> [Diagnostic] in
      guard html.lowercased().includes("<img") else { return [] }
      var places = HTMLPlaces(in: html)
      let text = /\salt\s*=/.ignoresCase()
      return html.matches(of: /<img\b[^>]*>/.ignoresCase())
        .filter { !$0.output.contains(text) }.map { match in
          places.move(to: match.range.lowerBound)
          let line = position.line + places.line
          let column = places.line == 0 ? position.column + places.column : places.column + 1
          return Diagnostic(
            .missingAlternativeText,
            at: page.location(SourcePosition(line: line, column: column)),
            "an image needs alternative text",
            help: "describe it in 'alt=\"…\"', or write 'alt=\"\"' if it is decorative"
          )
        }
    }
  }
}
