/// The words between two quotation marks.
struct Quotation {
  /// The words, without the marks.
  let words: Substring

  /// Finds the innermost quotation that a place in a text is inside of; `nil` if there is none.
  ///
  /// - Parameter start: where to stop looking for its beginning.
  init?(around place: String.Index, after start: String.Index, in text: String) {
    let scalars = text.unicodeScalars
    guard let mark = scalars[start..<place].lastIndex(where: Self.isMark),
      let end = Self.ends[scalars[mark]]
    else { return nil }
    var depth = 1
    var index = place
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if scalar == end {
        depth -= 1
      } else if scalar == scalars[mark] {
        depth += 1
      }
      if depth == 0 { break }
      index = scalars.index(after: index)
    }
    guard depth == 0 else { return nil }
    words = text[scalars.index(after: mark)..<index]
  }

  private static let ends: [Unicode.Scalar: Unicode.Scalar] = ["«": "»", "“": "”", "„": "“"]

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "«", "»", "“", "”", "„": true
    default: false
    }
  }
}
