/// A table of a page; the first cell of a row names the row.
package struct ArticleTable: Hashable, Sendable {
  /// The number, from 1, through the page.
  package var number: Int
  package var caption: [Run]
  package var header: [[Run]]
  package var rows: [Row]

  /// The name that links to the caption refer to.
  package var captionAnchor: String { "table-\(number)" }

  package struct Row: Hashable, Sendable {
    /// The name that links refer to, if there is one.
    package var anchor: String?
    package var cells: [[Run]]
  }

  /// What a column asks of the width of its table, in small Latin letters.
  package struct ColumnWidth: Hashable, Sendable {
    /// The letters of the longest word, which is not to be broken.
    package var word: Int
    /// The letters of the longest cell.
    package var cell: Int
  }

  package var columnWidths: [ColumnWidth] {
    header.indices.map { index in
      let cells = ([header] + rows.map(\.cells)).compactMap { cells in
        cells.indices.contains(index) ? cells[index].plainText : nil
      }
      return ColumnWidth(
        word: cells.flatMap(\.words).map(\.letters).max() ?? 0,
        cell: cells.map { $0[...].letters }.max() ?? 0
      )
    }
  }

  /// The letters of the longest words of all columns, which stand beside each other.
  package var lettersInARow: Int { columnWidths.reduce(0) { $0 + $1.word } }
}

extension String {
  /// The pieces between which a line may end.
  fileprivate var words: [Substring] {
    split { $0.isWhitespace || $0 == "-" || $0 == "/" }
  }
}

extension Substring {
  /// The room that the text takes, in small Latin letters, by what letters of a script take in most
  /// fonts.
  fileprivate var letters: Int {
    let width = unicodeScalars.reduce(0) { width, scalar in
      let usual =
        switch scalar.value {
        case 0x0400..<0x0500: 115
        case 0x2E80...: 200
        default: 100
        }
      return width + (scalar.properties.isUppercase ? usual + 25 : usual)
    }
    return (width + 99) / 100
  }
}
