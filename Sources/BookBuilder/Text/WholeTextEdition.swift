/// The text editions of a language one after another, as one file.
struct WholeTextEdition {
  private let place: PagePath
  private var text = "\u{FEFF}"
  private var isEmpty = true

  /// Creates a file without a page.
  init(language: String) {
    place = .wholeText(language: language)
  }

  /// Adds the text of a page.
  mutating func add(_ edition: TextEdition) {
    if !isEmpty { text += "\n\n" }
    text += edition.text(seenFrom: place)
    isEmpty = false
  }

  /// The file.
  var file: OutputFile {
    OutputFile(path: place.path, text: text)
  }
}
