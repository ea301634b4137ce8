/// Makes the names of headings that links refer to, as code hosts do.
struct AnchorNames {
  private var used: Set<String>

  /// Creates a maker; the names that the page uses for itself are taken.
  init() {
    used = ["main", "contents", "checks", "reference"]
  }

  /// A name out of words: small letters, hyphens for spaces, no signs, a number if it is taken.
  mutating func name(for words: String) -> String {
    let base = Self.quickBase(of: words) ?? Self.base(of: words)
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

  private static func base(of words: String) -> String {
    String(
      words.lowercased().compactMap { character -> Character? in
        if character.isWhitespace { return "-" }
        let isKept = character.isLetter || character.isNumber || "-_".contains(character)
        return isKept ? character : nil
      }
    )
  }

  /// The same for words of English and Russian with their common signs, in a fraction of the time;
  /// `nil` for others.
  private static func quickBase(of words: String) -> String? {
    var base = String.UnicodeScalarView()
    for scalar in words.inSmallLetters.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "-", "_", "а"..."я", "ё": base.append(scalar)
      case " ": base.append("-")
      // What is left of ASCII are signs, and so are quotation marks, dashes and the ellipsis.
      case "!"..."~", "«", "»", "\u{2010}"..."\u{2027}": continue
      default: return nil
      }
    }
    return String(base)
  }

  /// Whether a name is of the kind that the page gives to its figures and notes.
  private static func belongsToPage(_ name: String) -> Bool {
    // Most names hold none of the words, and bytes are quick to look at.
    guard figures.contains(where: { name.holds($0) }) else { return false }
    let words = name.split(separator: "-")
    guard words.count == 2, words[1].allSatisfy(\.isNumber) else { return false }
    return figures.contains(String(words[0]))
  }

  private static let figures = ["listing", "transcript", "screen", "table", "note"]
}
