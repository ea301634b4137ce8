/// The text editions of a language one after another, as one file that grows page by page.
struct WholeTextEdition {
  private let place: PagePath
  /// The size of the file so far in bytes.
  private(set) var size = 0

  /// What stands before everything: the mark that tells programs the encoding.
  static let mark = "\u{FEFF}"
  /// What stands between two pages.
  static let separator = "\n\n"

  /// Creates a file without a page.
  init(language: String) {
    place = .wholeText(language: language)
  }

  /// What stands before the text of a page.
  static func opening(isFirst: Bool) -> String { isFirst ? mark : separator }

  /// Adds the text of a page, seen from the place of the file, after its opening.
  ///
  /// - Returns: what goes to the end of the file.
  mutating func add(_ text: [UInt8]) -> OutputFile {
    var file = OutputFile(path: place.path, bytes: text)
    file.isContinuation = size > 0
    size += file.bytes.count
    return file
  }
}
