import AssistiveTechnology
import Localization
import SpeechRules

extension TextBlocks {
  func lines(_ listing: Listing) -> [TextLine] {
    let code = listing.code.utf8
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return [.shared(""), TextLine(pieces: text.pieces(listing.caption)), .shared("")]
      + code.map { line in .code(trimmingEnd(Substring(line))) }
      + [.shared(""), .added(words.textEdition.endOfListing(listing.number))]
  }

  func lines(_ figure: SpokenFigure) -> [TextLine] {
    let caption = [.shared(""), TextLine(pieces: text.pieces(figure.caption))]
    return caption + (figure.lines.isEmpty ? [] : [.shared("")] + lines(figure.lines))
      + [.shared(""), .added(words.textEdition.endOfTranscript(figure.number))]
  }

  func lines(_ figure: ScreenFigure) -> [TextLine] {
    let caption = [.shared(""), TextLine(pieces: text.pieces(figure.caption))]
    let change = figure.change.map { lines($0) } ?? []
    guard !figure.panes.isEmpty else { return change + caption }
    let panes = figure.panes.map { pane in
      let label = pane.label.map { [.shared(""), TextLine(pieces: text.pieces($0))] } ?? []
      return label + (pane.lines.isEmpty ? [] : [.shared("")] + lines(pane.lines))
    }
    let ordered =
      change.isEmpty
      ? caption + panes.joined() : panes[0] + change + panes.dropFirst().joined() + caption
    return ordered
      + [.shared(""), .added(words.textEdition.endOfScreen(figure.number))]
  }

  private func lines(_ spoken: [SpokenFigure.Line]) -> [TextLine] {
    var number = 0
    var lines: [TextLine] = []
    for line in spoken {
      if line.isSpoken { number += 1 }
      lines.append(self.line(line, number: number))
    }
    return lines
  }

  private func line(_ line: SpokenFigure.Line, number: Int) -> TextLine {
    switch line {
    case .spoken(let parts, _):
      .labelled("\(number). ", parts.map(\.text).joined(separator: ", "))
    case .quoted(let words, _): .labelled("\(number). ", words)
    case .silent(let words): .labelled("\(number). ", "[\(words)]")
    case .shown(let words, _): .shared(words)
    case .gesture(let gesture, _): .labelled("- ", "\(words.you) \(gesture.plainText).")
    case .event(let event, let announcement, _):
      .shared("[\(event)]" + (announcement.map { " \($0.text)" } ?? ""))
    }
  }

  /// A table: its caption, its column names, each row as labelled sentences, and its end.
  func lines(_ table: ArticleTable) -> [TextLine] {
    let header = table.header.map { text.pieces($0) }
    // Column names are read out once, like on the page, and repeated in each row only as additions.
    let names = header.map { cell in cell.map(\.text).joined() }
    let list = names.joined(separator: ", ") + "."
    let first = TextLine.labelled(words.textEdition.columns + " ", list)
    let rows = table.rows.enumerated().map { row($1, number: $0 + 1, names: names) }
    return [.shared(""), TextLine(pieces: text.pieces(table.caption)), .shared(""), first]
      + rows.flatMap { [.shared(""), $0] }
      + [.shared(""), .added(words.textEdition.endOfTable(table.number))]
  }

  private func row(_ row: ArticleTable.Row, number: Int, names: [String]) -> TextLine {
    var pieces = [added(words.textEdition.row(number))]
    for (name, cell) in zip(names, row.cells) where !cell.isEmpty {
      pieces.append(added(" \(name): "))
      pieces += text.pieces(cell)
      pieces = pieces.endingSentence()
    }
    return TextLine(pieces: pieces)
  }

  private func added(_ text: String) -> TextLine.Piece {
    TextLine.Piece(text: text, isAddition: true)
  }

  private func trimmingEnd(_ line: Substring) -> String {
    var line = line
    // A fast check on bytes; few lines end in white space.
    while let last = line.utf8.last, last <= 0x20 || last >= 0x80, line.last?.isWhitespace == true {
      line.removeLast()
    }
    return String(line)
  }
}
