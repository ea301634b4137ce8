/// Makes the names of headings that links refer to, as code hosts do.
struct AnchorNames {
  private var used: Set<String>

  /// Creates a maker; the names that the page uses for itself are taken.
  init() {
    used = ["main", "contents", "checks", "reference"]
  }

  /// A name out of words: small letters, hyphens for spaces, no signs, a number if it is taken.
  mutating func name(for words: String) -> String {
    let base = String(
      words.lowercased().compactMap { character -> Character? in
        if character.isWhitespace { return "-" }
        let isKept = character.isLetter || character.isNumber || "-_".contains(character)
        return isKept ? character : nil
      }
    )
    let first = base.isEmpty ? "section" : base
    var name = first
    var number = 0
    while Self.belongsToPage(name) || !used.insert(name).inserted {
      number += 1
      name = "\(first)-\(number)"
    }
    return name
  }

  /// Takes a name as it is; `false` if it is taken already.
  mutating func take(_ name: String) -> Bool {
    used.insert(name).inserted
  }

  /// Whether a name is of the kind that the page gives to its figures and notes.
  private static func belongsToPage(_ name: String) -> Bool {
    let words = name.split(separator: "-")
    guard words.count == 2, words[1].allSatisfy(\.isNumber) else { return false }
    return ["listing", "transcript", "screen", "table", "note"].contains(words[0])
  }
}
