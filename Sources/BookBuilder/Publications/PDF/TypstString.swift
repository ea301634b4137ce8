import Articles

struct TypstString: Hashable, Sendable {
  let literal: String

  /// - Parameter text: visible text; words without glyphs in any font are transliterated.
  init(_ text: String, in fonts: TypstFonts) {
    self.init(verbatim: fonts.transliteratingMissing(text))
  }

  /// - Parameter text: text that isn't displayed, such as an address or a label.
  init(verbatim text: String) {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    literal = result + "\""
  }
}

extension String {
  /// The text with break opportunities (zero-width spaces) in long words: before inner capitals and
  /// after punctuation, as in names in code.
  ///
  /// Typst doesn't break a line before a period, not even after a space as in `send(for:
  /// .valueChanged)`, so these get one too. Source: Unicode Standard Annex 14, LB13.
  func withLineEnds(inWordsLongerThan longest: Int) -> String {
    var result = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if word.startIndex != startIndex { result += word.first == "." ? " \u{200B}" : " " }
      result += word.count > longest ? Self.withLineEnds(word) : String(word)
    }
    return result
  }

  private static func withLineEnds(_ word: Substring) -> String {
    var result = ""
    var previous: Character?
    for letter in word {
      if let previous, letter.isUppercase && previous.isLowercase || "(.,:_/".contains(previous) {
        result += "\u{200B}"
      }
      result.append(letter)
      previous = letter
    }
    return result
  }
}

/// The font size of a listing, reduced if its lines would not fit between the margins.
struct TypstListing: Hashable, Sendable {
  let size: String

  /// The number of characters that fit on a line in the default size.
  private static let lettersInALine = 83
  /// Lines longer than this wrap, as smaller letters would be illegible.
  private static let wrapLength = 100
  private static let defaultSize = 8.8

  init(_ code: String) {
    let longest = min(code.split(separator: "\n").map(\.count).max() ?? 0, Self.wrapLength)
    let share = Double(Self.lettersInALine) / Double(max(longest, Self.lettersInALine))
    let points = (Self.defaultSize * share * 10).rounded(.down) / 10
    size = longest > Self.lettersInALine ? "show raw: set text(size: \(points)pt); " : ""
  }
}

/// The column widths of a table: each column fits its longest word, and the rest goes to long
/// texts.
struct TypstColumns: Hashable, Sendable {
  let literal: String
  /// The length of the longest word that fits into its column; longer words need break
  /// opportunities.
  let longestWord: Int

  private static let lettersInALine = 100
  private static let gap = 2
  /// Cells longer than this are paragraphs and need no more width.
  private static let longestLine = 160

  init(_ columns: [ArticleTable.ColumnWidth]) {
    let available = Self.lettersInALine - Self.gap * columns.count
    func total(_ longest: Int) -> Int { columns.reduce(0) { $0 + min($1.word, longest) } }
    let longestWord = (8...available).last { total($0) <= available } ?? 8
    let rest = Double(max(0, available - total(longestWord)))
    let demands = columns.map { Double(max(0, min($0.cell, Self.longestLine) - $0.word)) }
    let sum = max(1, demands.reduce(0, +))
    let shares = zip(columns, demands).map { column, demand in
      Double(min(column.word, longestWord) + Self.gap) + min(demand, rest * demand / sum)
    }
    literal = shares.map { "\(Int(($0 * 100).rounded()))fr, " }.joined()
    self.longestWord = longestWord
  }
}
