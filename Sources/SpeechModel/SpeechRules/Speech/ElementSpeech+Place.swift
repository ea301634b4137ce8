import AccessibilityTree

extension ElementSpeech {
  /// The position among siblings or in a wheel, or the start or end of a list or landmark.
  ///
  /// Source: AccessibilitySnapshot; certainty A.
  var position: [UtterancePart] {
    positionWord.map { [UtterancePart(.position, $0, rule: positionRule)] } ?? []
  }

  private var positionRule: SpeechRule {
    switch context {
    case .series, .tab: .seriesCount
    default: element.wheelPosition == nil ? .listEnds : .seriesCount
    }
  }

  private var positionWord: Word? {
    let places = words.places
    return switch context {
    case .series(let index, let count), .tab(let index, let count): places.counter(index, count)
    case .listStart: places.listStart
    case .listEnd: places.listEnd
    case .landmarkStart: places.landmarkStart
    case .landmarkEnd: places.landmarkEnd
    case .tableCell, nil: element.wheelPosition.map { places.counter($0.index, $0.count) }
    }
  }

  /// The headers of a table cell, spoken before the label.
  ///
  /// Source: AccessibilitySnapshot; certainty A.
  var tableHeaders: [UtterancePart] {
    headerTexts.map {
      UtterancePart(.tableHeader, $0.joined(separator: ", "), rule: .tableHeader)
    }
  }

  var headerTexts: [[String]] {
    (cell?.headers ?? []).map { $0.texts }.filter { !$0.isEmpty }
  }

  /// The spans, row and column of a table cell, spoken between label and value.
  ///
  /// Source: AccessibilitySnapshot; certainty A.
  var tablePosition: [UtterancePart] {
    guard let cell else { return [] }
    var texts: [Word] = []
    if cell.rowSpan > 1 { texts.append(words.places.rowSpan(cell.rowSpan)) }
    if cell.columnSpan > 1 { texts.append(words.places.columnSpan(cell.columnSpan)) }
    if let row = cell.row { texts.append(words.places.row(row)) }
    if let column = cell.column { texts.append(words.places.column(column)) }
    return texts.map { UtterancePart(.tablePosition, $0, rule: .tablePlace) }
  }

  private var cell: TableCell? {
    if case .tableCell(let cell) = context { cell } else { nil }
  }
}
