import Foundation
import PlainText

/// The plain text of a whole book, made to be listened to and searched.
struct WholeText {
  /// The book.
  let publication: Publication

  /// The characters of the file, with the mark that tells programs the encoding.
  var file: String {
    let text = publication.lines.map(\.text).joined(separator: "\n")
    return "\u{FEFF}" + text.precomposedStringWithCanonicalMapping + "\n"
  }
}
