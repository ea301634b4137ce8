import SourceText

/// Counts the cells that the tables of a text can have, before it is parsed.
///
/// cmark-gfm completes each short row with empty cells, so a head of a thousand columns and a
/// thousand rows of one character cost a million cells. The count may be too high, for example in a
/// code block, but never too low.
struct TableSize {
  /// The most cells in the tables of a text that is parsed.
  static let limit = 500_000

  private var cells = 0
  /// The columns of the table that the line may belong to; 0 outside a table.
  private var columns = 0
  /// The pipes of the line before.
  private var pipesBefore = 0
  private var headLine = 0
  private var number = 0
  private var line = Line()

  /// The line, from 0, of the head of the table with which the tables exceed the limit; `nil` if
  /// they are small enough.
  static func oversizedTable(in text: Substring) -> Int? {
    // Most texts have no table.
    guard text.includes("|") else { return nil }
    var size = TableSize()
    for byte in text.utf8 {
      guard byte == UInt8(ascii: "\n") else {
        size.line.append(byte)
        continue
      }
      size.endLine()
      if size.cells > limit { return size.headLine }
    }
    size.endLine()
    return size.cells > limit ? size.headLine : nil
  }

  private mutating func endLine() {
    if line.isBlank {
      columns = 0
    } else if line.isDelimiterRow, line.columns > columns {
      columns = line.columns
      headLine = max(0, number - 1)
      // The head itself.
      cells += columns + Self.cost(ofPipes: pipesBefore)
    } else if columns > 0 {
      cells += columns + Self.cost(ofPipes: line.pipes)
    }
    pipesBefore = line.pipes
    number += 1
    line = Line()
  }

  /// The cells that take as long as a row with many pipes, whose cells cmark-gfm appends to a list
  /// that it reads from its start each time.
  private static func cost(ofPipes count: Int) -> Int {
    count > 100 ? count * count / 64 : 0
  }

  /// What the bytes of a line say about it.
  private struct Line {
    /// Whether the line ends a table; the marks of quotes count as spaces.
    var isBlank = true
    var columns = 0
    var pipes = 0
    private var hasOnlyDelimiters = true
    private var hasPipe = false
    private var isInHyphens = false

    /// Whether it separates the head of a table from the rows.
    ///
    /// A row without `|` has one column, and such a table has no more cells than lines.
    var isDelimiterRow: Bool { hasOnlyDelimiters && hasPipe && columns > 0 }

    mutating func append(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"):
        isInHyphens = false
        return
      case UInt8(ascii: "-"):
        if !isInHyphens { columns += 1 }
        isInHyphens = true
      case UInt8(ascii: "|"):
        hasPipe = true
        pipes += 1
        isInHyphens = false
      // The vertical tab and the form feed count as spaces in a delimiter row.
      case UInt8(ascii: ":"), 0x0B, 0x0C: isInHyphens = false
      default:
        hasOnlyDelimiters = false
        isInHyphens = false
      }
      isBlank = false
    }
  }
}
