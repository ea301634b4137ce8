/// The text editions of a language one after another, as one file.
struct WholeTextEdition {
  /// The book.
  let book: Book
  /// The articles, the one that opens the book first.
  let articles: [Article]
  /// The language, as a BCP 47 tag.
  let language: String

  /// The file.
  var file: OutputFile {
    let place = PagePath.wholeText(language: language)
    let texts = articles.map { TextEdition($0, seenFrom: place).text }
    return OutputFile(path: place.path, text: "\u{FEFF}" + texts.joined(separator: "\n\n"))
  }
}
