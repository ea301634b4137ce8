/// The parts of a text that stand in quotation marks.
struct QuotedRanges {
  private var ranges: [Range<String.Index>] = []

  /// Finds the quotations of a text.
  init(_ text: String) {
    var open: [(end: Character, index: String.Index)] = []
    for index in text.indices where !text[index].isASCII || text[index] == "\"" {
      let character = text[index]
      if let last = open.last, character == last.end {
        open.removeLast()
        if open.isEmpty { ranges.append(last.index..<index) }
      } else if let end = Self.ends[character] {
        open.append((end, index))
      }
    }
  }

  private static let ends: [Character: Character] = ["«": "»", "“": "”", "„": "“", "\"": "\""]

  /// Whether a place is inside of a quotation.
  func contain(_ index: String.Index) -> Bool {
    ranges.contains { $0.contains(index) }
  }
}
