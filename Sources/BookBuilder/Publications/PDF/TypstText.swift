import Articles

/// A text as a string of Typst.
struct TypstText: Hashable, Sendable {
  /// The string, in quotation marks.
  let literal: String

  /// Takes a text that is shown; words that no font has are written in Latin letters.
  init(_ text: String, in fonts: TypstFonts) {
    self.init(asItIs: fonts.printable(text))
  }

  /// Takes a text that nobody sees, such as an address or the name of a place.
  init(asItIs text: String) {
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
  /// The text with places where a line may end, which take no room, in words longer than a number of
  /// letters: before capital letters inside a word and after signs, as in names from code.
  ///
  /// Before a full stop no line begins unless it is told to, not even after a blank, as in
  /// `send(for: .valueChanged)`. Source: Unicode Standard Annex 14, LB13.
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

/// The size of a listing's letters: smaller where its lines would not fit between the margins.
struct TypstCode: Hashable, Sendable {
  /// The command that sets the size, with a blank after it; empty for code that has the usual one.
  let size: String

  /// The letters of the usual size that fit into a line.
  private static let lettersInALine = 83
  /// Beyond so many letters the rest of a line goes on in the next one, as smaller letters could not be read.
  private static let most = 100
  /// The usual size in points.
  private static let usual = 8.8

  init(_ code: String) {
    let longest = min(code.split(separator: "\n").map(\.count).max() ?? 0, Self.most)
    let share = Double(Self.lettersInALine) / Double(max(longest, Self.lettersInALine))
    let points = (Self.usual * share * 10).rounded(.down) / 10
    size = longest > Self.lettersInALine ? "show raw: set text(size: \(points)pt); " : ""
  }
}

/// The widths of a table's columns: each holds its longest word whole, and long texts get the rest.
struct TypstColumns: Hashable, Sendable {
  /// The shares of the width as an array of Typst, without its brackets.
  let literal: String
  /// The letters of the longest word that a column has room for; longer ones need places for line ends.
  let longestWord: Int

  /// The letters of a table's size that fit beside each other between the margins of a page.
  private static let lettersInALine = 100
  /// The room between two columns, in letters.
  private static let gap = 2
  /// Beyond so many letters a cell is a paragraph, and needs no more width than others.
  private static let longestLine = 160

  init(_ columns: [ArticleTable.ColumnWidth]) {
    let room = Self.lettersInALine - Self.gap * columns.count
    func total(_ longest: Int) -> Int { columns.reduce(0) { $0 + min($1.word, longest) } }
    let longestWord = (8...room).last { total($0) <= room } ?? 8
    let rest = Double(max(0, room - total(longestWord)))
    let wishes = columns.map { Double(max(0, min($0.cell, Self.longestLine) - $0.word)) }
    let sum = max(1, wishes.reduce(0, +))
    let shares = zip(columns, wishes).map { column, wish in
      Double(min(column.word, longestWord) + Self.gap) + min(wish, rest * wish / sum)
    }
    literal = shares.map { "\(Int(($0 * 100).rounded()))fr, " }.joined()
    self.longestWord = longestWord
  }
}
