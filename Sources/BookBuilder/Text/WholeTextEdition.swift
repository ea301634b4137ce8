/// The text editions of a language one after another, as one file.
struct WholeTextEdition {
  private let place: PagePath
  private var text = mark
  private var isEmpty = true

  /// What stands before everything: the mark that tells programs the encoding.
  static let mark = "\u{FEFF}"
  /// What stands between two pages.
  static let separator = "\n\n"

  /// Creates a file without a page.
  init(language: String) {
    place = .wholeText(language: language)
  }

  /// Adds the text of a page.
  ///
  /// - Returns: the size of the text in bytes.
  mutating func add(_ edition: TextEdition) -> Int {
    if !isEmpty { text += Self.separator }
    isEmpty = false
    let added = edition.text(seenFrom: place)
    text += added
    return added.utf8.count
  }

  /// The file.
  var file: OutputFile {
    OutputFile(path: place.path, text: text)
  }
}
