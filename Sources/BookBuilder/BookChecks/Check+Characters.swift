import BookModel
import BookReading
import Diagnostics

extension Check {
  /// Finds characters that nobody sees.
  static let characters = Check(onEachPage: .invisibleCharacter) { page in
    InvisibleCharacters.findings(in: page.lines, at: page.path)
  }
}
