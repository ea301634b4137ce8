import Articles

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
