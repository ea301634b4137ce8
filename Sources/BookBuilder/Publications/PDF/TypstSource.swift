import Articles
import BookModel
import Markup

/// A whole book as a Typst document, from which Typst produces a tagged PDF.
///
/// Every text is a string literal, so none of it can be interpreted as a command.
struct TypstSource {
  let publication: Publication
  let fonts: TypstFonts

  var files: [String: [UInt8]] {
    let links = PublicationLinks(publication)
    let below = publication.subpages
    var text = opening
    var files: [String: [UInt8]] = [:]
    for page in publication.pages {
      var written = TypstPage(
        page,
        of: publication,
        fonts: fonts,
        links: links,
        isListed: !below.contains(page.article.page),
        drawingsBefore: files.count
      )
      written.write()
      text += written.text
      files.merge(written.drawings) { $1 }
    }
    for (path, bytes) in publication.assets { files[Publication.file(ofAsset: path)] = bytes }
    files["book.typ"] = Array(text.utf8)
    return files
  }

  /// The command that turns a cell into the header of its row.
  ///
  /// The Typst program has it as an opt-in feature; for the Python module, ``Typst`` does the same.
  static let rowHeader = "row-header"
  static let gesture = "gesture"

  private var opening: String {
    func literal(_ text: String) -> String { TypstString(text, in: fonts).literal }
    let side = publication.direction == .rightToLeft ? "right" : "left"
    let author = publication.author.map { "author: \(literal($0)), " } ?? ""
    return """
      #set document(title: \(literal(publication.title)), \(author)\
      description: \(literal(publication.description)), date: none)
      #set text(lang: \(literal(publication.language)), size: 11pt)
      #set page(paper: "a4", numbering: "1")
      #set par(justify: false, leading: 0.8em)
      #set table(stroke: (x: none, y: 0.5pt), inset: (x: 3pt, y: 5pt))
      #show table: set text(size: 9pt)
      #show table: set par(leading: 0.65em)
      #let \(Self.rowHeader) = if "header-cell" in dictionary(pdf) \
      { pdf.header-cell.with(scope: "row") } else { cell => cell }
      #let \(Self.gesture)(body) = block(stroke: (\(side): 2pt), inset: (\(side): 8pt, y: 2pt), body)
      #show link: underline
      #show raw.where(block: true): set block(inset: (left: 8pt), stroke: (left: 2pt))
      #show heading.where(level: 1): it => { pagebreak(weak: true); it }
      \(TypstCover(publication: publication, fonts: fonts).text)
      \(TypstContents(publication: publication, fonts: fonts).text)

      """
  }
}

/// The contents: the parts, their chapters and the reference pages, with page numbers.
///
/// Typst creates the bookmarks, which list every page, from the headings.
struct TypstContents {
  let publication: Publication
  let fonts: TypstFonts

  var text: String {
    func literal(_ text: String) -> String { TypstString(text, in: fonts).literal }
    let contents = publication.contents
    let starts = contents.map { $0.pages.first.map { literal($0.name) } ?? "" } + [nil]
    let parts = contents.enumerated().map { index, part -> String in
      let title =
        part.part.map { "#heading(level: 2, \(Self.unlisted))[#\(literal($0.title))]\n" } ?? ""
      let start = ".after(label(\(starts[index] ?? "")))"
      let end = starts[index + 1].map { ".before(label(\($0)))" } ?? ""
      let target = "heading.where(level: 1, outlined: true)\(start)\(end)"
      return "\(title)#outline(title: none, target: \(target))\n"
    }
    return "#heading(level: 1, outlined: false)[#\(literal(publication.contentsTitle))]\n"
      + parts.joined()
  }

  /// The arguments of a heading that neither the contents nor the bookmarks list.
  private static let unlisted = "outlined: false, bookmarked: false"
}

struct TypstCover {
  let publication: Publication
  let fonts: TypstFonts

  /// The cover page and its page break.
  ///
  /// Words are text, not a picture of it; Typst marks shapes as artifacts.
  var text: String {
    func literal(_ text: String) -> String { TypstString(text, in: fonts).literal }
    let author = publication.author.map { author in
      "#place(bottom + center, dy: -60pt)[#text(size: 14pt)[#\(literal(author))]]"
    }
    return """
      #page(fill: rgb("#17181c"), numbering: none)[
      #set text(fill: rgb("#f4f2ec"))
      #set par(leading: 0.65em)
      \(sound)
      #place(top + center, dy: 300pt)[#block(width: 100%)[
      #set align(center)
      #{ set text(size: 46pt); title() }
      #v(16pt)
      #text(size: 16pt)[#\(literal(publication.description))]
      ]]
      \(author ?? "")
      ]
      """
  }

  private var sound: String {
    Publication.waveform.enumerated().map { index, height in
      "#place(top + center, dx: \(24 * (index - 3))pt, dy: \(170 - height / 6)pt, "
        + "rect(width: 9pt, height: \(height / 3)pt, radius: 4.5pt, fill: rgb(\"#ffd694\")))\n"
    }
    .joined()
  }
}
