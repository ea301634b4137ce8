import Localization

/// The cover: the name of the book, a word as a sound, what the book is and who wrote it.
struct TypstCover {
  /// The book.
  let publication: Publication
  /// What it can be printed with.
  let fonts: TypstFonts

  /// The page, and the end of it.
  ///
  /// Words are text and not a picture of it; shapes are ornaments, which Typst tells readers itself.
  var text: String {
    func literal(_ text: String) -> String { TypstText(text, in: fonts).literal }
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

  /// Strokes like those of a spoken word.
  private var sound: String {
    Publication.soundOfAWord.enumerated().map { index, height in
      "#place(top + center, dx: \(24 * (index - 3))pt, dy: \(170 - height / 6)pt, "
        + "rect(width: 9pt, height: \(height / 3)pt, radius: 4.5pt, fill: rgb(\"#ffd694\")))\n"
    }
    .joined()
  }
}
