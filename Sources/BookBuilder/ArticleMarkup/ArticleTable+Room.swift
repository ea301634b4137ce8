import Articles
import Markup

extension ArticleTable {
  /// The size of letters from which the style sheet counts how much room there is: the more the words of
  /// the columns take, the wider is the window in which the rows become cards.
  var widthOfCards: [Attribute] {
    let rows = [header] + rows.map(\.cells)
    let columns = header.indices.map { column in
      rows.map { $0.indices.contains(column) ? $0[column].room(isHeader: column == 0) : 0 }.max()
        ?? 0
    }
    // Beside each column is a blank of one height.
    let size = ((columns.reduce(0, +) + Double(columns.count)) / 34 * 10).rounded(.up) / 10
    return size > 1.1 ? [Attribute("style", "font-size:\(size)rem")] : []
  }

  /// How many letters a row has, longer rows as often as shorter ones.
  var typicalLength: Int {
    let lengths = rows.map { row in row.cells.map(\.plainText.count).reduce(0, +) }.sorted()
    return lengths.isEmpty ? 0 : lengths[lengths.count / 2]
  }
}

extension [Run] {
  /// The room that a cell takes at least, in heights of a letter.
  ///
  /// Its longest word is not broken. Names in code are, where they are longer than the least that the
  /// style sheet gives them.
  fileprivate func room(isHeader: Bool) -> Double {
    let (words, names) = (longestWord { !$0.isCode }, longestWord(\.isCode))
    let least = names == 0 ? 0 : isHeader ? 15.5 : 10.5
    return Swift.max(0.58 * Double(words), least)
  }

  /// How many letters the longest word of some runs has.
  private func longestWord(_ isIncluded: (Run) -> Bool) -> Int {
    let text = filter(isIncluded).plainText
    let words = text.split { $0.isWhitespace || $0 == "-" || $0 == "–" || $0 == "/" }
    return words.map(\.count).max() ?? 0
  }
}

extension Run {
  fileprivate var isCode: Bool {
    if case .code = self { true } else { false }
  }
}
