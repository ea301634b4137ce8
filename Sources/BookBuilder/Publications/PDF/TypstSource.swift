import Articles
import BookModel
import Markup

/// A whole book as a document of Typst, which makes a tagged PDF of it.
///
/// Every text is a string of Typst, so nothing in it can be a command.
struct TypstSource {
  /// The book.
  let publication: Publication
  /// What it can be printed with.
  let fonts: TypstFonts

  /// The document and the pictures it shows, by their path beside it.
  var files: [String: [UInt8]] {
    let links = PublicationLinks(publication)
    let below = publication.pagesBelowOthers
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

  /// The command that makes a cell the name of its row.
  ///
  /// Typst has it as a feature that is still to be asked for; ``Typst`` does it where that cannot be
  /// done.
  static let rowHeader = "row-header"
  /// The command that sets what a user does apart from what is spoken.
  static let gesture = "gesture"

  private var opening: String {
    func literal(_ text: String) -> String { TypstText(text, in: fonts).literal }
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
