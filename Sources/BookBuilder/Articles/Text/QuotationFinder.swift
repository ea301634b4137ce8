/// Finds the quotations around places of a text, in order.
///
/// It recognises «…», “…” and „…“, including nested ones, and remembers the last mark, since a text
/// may have a hundred thousand places in the same quotation.
struct QuotationFinder {
  /// The length in scalars beyond which a closing mark isn't looked for.
  private static let longest = 500

  private let text: String
  /// The end of what was searched for marks.
  private var end: String.Index
  /// The last opening or closing mark so far, and the text of the quotation that it opens.
  private var last: (mark: String.Index, words: Substring?)?

  init(_ text: String) {
    self.text = text
    end = text.startIndex
  }

  /// The text of the innermost quotation around an index, without its marks; `nil` if there is none.
  ///
  /// - Parameter start: where the search for the opening mark stops.
  mutating func words(around place: String.Index, after start: String.Index) -> Substring? {
    if let mark = text.unicodeScalars[end..<place].lastIndex(where: Self.isMark) {
      last = (mark, words(after: mark))
    }
    end = place
    guard let last, last.mark >= start else { return nil }
    return last.words
  }

  private func words(after mark: String.Index) -> Substring? {
    let scalars = text.unicodeScalars
    guard let closing = Self.ends[scalars[mark]] else { return nil }
    let opening = scalars.index(after: mark)
    var depth = 1
    for index in scalars[opening...].prefix(Self.longest).indices {
      if scalars[index] == closing {
        depth -= 1
      } else if scalars[index] == scalars[mark] {
        depth += 1
      }
      if depth == 0 { return text[opening..<index] }
    }
    return nil
  }

  private static let ends: [Unicode.Scalar: Unicode.Scalar] = ["«": "»", "“": "”", "„": "“"]

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "«", "»", "“", "”", "„": true
    default: false
    }
  }
}
