/// A table whose first column contains the row headers.
///
/// The caption starts with the number of the table, as in “Table 1.”, and ends with its size.
package struct ArticleTable: Hashable, Sendable {
  package var number: Int
  package var caption: [Run]
  package var header: [[Run]]
  /// The alignment of each column; empty if the author can't give any.
  package var alignments: [Alignment?] = []
  package var rows: [Row]

  package var captionAnchor: String { "table-\(number)" }

  package enum Alignment: String, Hashable, Sendable {
    case left
    case center
    case right
  }

  package struct Row: Hashable, Sendable {
    package var anchor: String?
    package var cells: [[Run]]
    /// What pages show of the last cell only on request; other formats show all of it.
    package var fold: Fold?
  }

  package struct Fold: Hashable, Sendable {
    /// The number of runs that are always shown.
    package var shown: Int
    package var summary: String
  }

  /// The width that a column needs, in average lowercase Latin letters.
  ///
  /// `word` is its longest word, which must not be broken, and `cell` its longest cell.
  package struct ColumnWidth: Hashable, Sendable {
    package var word: Int
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

  /// The width of the table when every cell is broken between words, in lowercase Latin letters.
  package var unbrokenWidth: Int { columnWidths.reduce(0) { $0 + $1.word } }
}

extension String {
  fileprivate var words: [Substring] {
    split { $0.isWhitespace || $0 == "-" || $0 == "/" }
  }
}

extension Substring {
  /// The estimated width of the text in lowercase Latin letters, from the usual width of each
  /// script.
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
