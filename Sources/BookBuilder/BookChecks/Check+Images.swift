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
        + page.inlines.compactMap { inline -> Diagnostic? in
          guard case .image(let source, let title, let content) = inline.kind else { return nil }
          let location = page.location(inline.position)
          switch checked.links.target(of: source, from: page.path) {
          case .asset(let path)?:
            if let fault = otherKind(path) ?? checked.book.assets[path].flatMap(pictureFault) {
              let summary = "'\(source)' is no picture: \(fault.summary)"
              return Diagnostic(.brokenImage, at: location, summary, help: fault.help)
            }
          // A file of no book is shown by others, who may ask other hosts.
          case .external? where page.isLoose: break
          default:
            // A file that was not read is a finding already.
            let path = checked.links.path(ofLink: source, from: page.path)
            if let path, checked.book.unusableFiles.contains(path) { break }
            return brokenImage(source, at: location, on: page, checked.links)
          }
          return alternativeText(
            AlternativeText(content.plainText, of: source),
            isOrnament: title == "decorative",
            at: location
          )
        }
    }
  }

  /// Pictures in the HTML of a file of no book; a chapter has none.
  private static func imagesInHTML(on page: CheckedPage) -> [Diagnostic] {
    guard page.isLoose else { return [] }
    let blocks = page.blocks.compactMap { block -> (String, SourcePosition)? in
      if case .html(let html) = block.kind { (html, block.position) } else { nil }
    }
    let inlines = page.inlines.compactMap { inline -> (String, SourcePosition)? in
      if case .html(let html) = inline.kind { (html, inline.position) } else { nil }
    }
    return (blocks + inlines).flatMap { html, position in
      html.matches(of: /<img\b[^>]*>/.ignoresCase())
        .filter { !$0.output.contains(/\salt\s*=/.ignoresCase()) }.map { match in
          let before = html[..<match.range.lowerBound]
          let line = position.line + before.count { $0 == "\n" }
          let last =
            before.split(separator: "\n", omittingEmptySubsequences: false).last?.count ?? 0
          let column = line == position.line ? position.column + last : last + 1
          return Diagnostic(
            .missingAlternativeText,
            at: page.location(SourcePosition(line: line, column: column)),
            "an image needs alternative text",
            help: "say in 'alt=\"…\"' what it tells; 'alt=\"\"' for one that tells nothing"
          )
        }
    }
  }

  /// What keeps a file from being shown as a picture, told by its name, and how to mend it.
  private static func otherKind(_ path: String) -> (summary: String, help: String)? {
    switch path.split(separator: ".").last?.lowercased() {
    case "heic", "heif", "tif", "tiff", "psd", "pdf", "eps", "ai":
      ("hardly any browser shows files of this kind", "save it as PNG, JPEG, WebP or SVG")
    case "mp4", "m4v", "mov", "webm", "mp3", "m4a":
      ("the file is a recording", "link to it, without the exclamation mark before the brackets")
    default: nil
    }
  }

  /// What keeps bytes from being a picture, told by their beginning, and how to mend it.
  private static func pictureFault(_ bytes: [UInt8]) -> (summary: String, help: String)? {
    let start = String(decoding: bytes.prefix(64), as: UTF8.self).lowercased()
    if bytes.isEmpty { return ("the file is empty", "save the picture again") }
    if start.hasPrefix("version https://git-lfs") {
      return ("the file is a pointer of Git LFS", "fetch what it stands for with 'git lfs pull'")
    }
    let isPage = start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
    if !isPage, bytes.count > 16, !start.contains("<"),
      bytes.prefix(64).allSatisfy({ (9...13).contains($0) || (32...126).contains($0) })
    {
      return ("the file is text", "save the picture again")
    }
    guard isPage else { return nil }
    return ("the file is a web page", "save the picture itself, not the page that shows it")
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

  private static func alternativeText(
    _ text: AlternativeText,
    isOrnament: Bool,
    at location: SourceLocation
  ) -> Diagnostic? {
    if text.isEmpty {
      guard !isOrnament else { return nil }
      let help = "say in the brackets what it tells, or give it the title \"decorative\""
      let summary = "an image needs alternative text"
      return Diagnostic(.missingAlternativeText, at: location, summary, help: help)
    }
    if text.isPlaceholder {
      let help = "say in the brackets what the picture tells"
      let summary = "'\(text.words)' only holds the place of an alternative text"
      return Diagnostic(.missingAlternativeText, at: location, summary, help: help)
    }
    if let size = text.size {
      let help = "leave out '\(size)': the style sheet says how large pictures are"
      let summary = "the alternative text ends with a size, '\(size)'"
      return Diagnostic(.redundantAlternativeText, at: location, summary, help: help)
    }
    if text.isFileName {
      let help = "say in the brackets what the picture tells"
      let summary = "the alternative text '\(text.words)' is the name of a file"
      return Diagnostic(.fileNameAlternativeText, at: location, summary, help: help)
    }
    if let opening = text.redundantOpening {
      let help =
        text.isOnlyOpening
        ? "say in the brackets what the picture tells; a screen reader says that it is an image"
        : "leave out '\(opening)'; a screen reader says that it is an image"
      let summary = "the alternative text begins with '\(opening)'"
      return Diagnostic(.redundantAlternativeText, at: location, summary, help: help)
    }
    return nil
  }
}

extension Rule {
  static let brokenImage = Rule(
    id: "broken-image",
    explanation: """
      A picture must lie under 'Content'. Pictures of other sites are not allowed: a page of the \
      book asks no other host for anything.
      """,
    readers: """
      Readers who see would find a hole in the page, and a listener would hear of a picture that \
      nobody can see.
      """,
    wrong: "![The rotor](https://example.org/rotor.png)",
    right: "![The rotor](rotor.png)"
  )
  static let missingAlternativeText = Rule(
    id: "missing-alternative-text",
    explanation: """
      What a picture tells stands between its square brackets, in words. A picture that tells \
      nothing is marked as such: '![](line.png "decorative")'. Source: WCAG 2.2, 1.1.1.
      """,
    readers: """
      A blind reader hears “image”, or the name of the file, and knows that something is kept from \
      them.
      """,
    wrong: "![](rotor.png)",
    right: "![A dial with four settings; Headings is at its top](rotor.png)"
  )
  static let fileNameAlternativeText = Rule(
    id: "file-name-alternative-text",
    explanation: """
      The alternative text of a picture is the name of its file, or looks like one. Source: WCAG 2.2, \
      1.1.1.
      """,
    readers: """
      A blind reader hears “rotor 2 dot png” and is told nothing about the picture.
      """,
    wrong: "![rotor-2.png](rotor-2.png)",
    right: "![A dial with four settings; Headings is at its top](rotor-2.png)"
  )
  static let redundantAlternativeText = Rule(
    id: "redundant-alternative-text",
    canBeAllowed: true,
    explanation: """
      The alternative text begins with words such as “image of”. Say what the picture tells. That it \
      is a painting or a map may matter, and may be said.
      """,
    readers: """
      A screen reader says “image” by itself, so a listener hears it twice before the first word that \
      tells something.
      """,
    wrong: "![Image of a dial](rotor.png)",
    right: "![A dial with four settings; Headings is at its top](rotor.png)"
  )
}
