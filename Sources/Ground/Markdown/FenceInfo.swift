package struct FenceInfo: Hashable, Sendable {
  package var name: String
  package var words: [Word]

  package struct Word: Hashable, Sendable {
    /// The name of the option, or the whole word if it has no value.
    package var key: String
    package var value: String?
    package var text: String
    /// The column in characters, from 1.
    package var column: Int
  }

  /// Splits the text; a value in quotation marks may contain spaces.
  ///
  /// - Parameter column: the column of the first word in characters, from 1.
  package init(_ info: String, column: Int = 1) {
    var words: [Word] = []
    var rest = info[...]
    var (last, column) = (info.startIndex, column)
    while let start = rest.unicodeScalars.firstIndex(where: { !$0.isSpace }) {
      rest = rest[start...]
      var isQuoted = false
      let end =
        rest.unicodeScalars.firstIndex { scalar in
          if scalar == "\"" { isQuoted.toggle() }
          return scalar.isSpace && !isQuoted
        } ?? rest.endIndex
      column += info.distance(from: last, to: start)
      last = start
      words.append(Word(String(rest[..<end]), column: column))
      rest = rest[end...]
    }
    name = words.first?.text ?? ""
    self.words = Array(words.dropFirst())
  }

  package init(_ code: CodeBlock, openingLine: Substring) {
    let mark = openingLine.dropFirst(code.column - 1).prefix { $0 == "`" || $0 == "~" }
    let gap = openingLine[mark.endIndex...].prefix(while: \.isSpace)
    self.init(code.info, column: code.column + mark.count + gap.count)
  }

  /// The options by key; the last one wins.
  package var options: [String: String] {
    words.reduce(into: [:]) { options, word in
      if let value = word.value { options[word.key] = value }
    }
  }

  package var flags: [String] {
    words.filter { $0.value == nil }.map(\.text)
  }
}

extension FenceInfo.Word {
  fileprivate init(_ text: String, column: Int) {
    self.text = text
    self.column = column
    if let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")),
      text[..<sign].allSatisfy({ $0.isLetter || $0 == "-" })
    {
      key = String(text[..<sign])
      value = text[sign...].dropFirst().trimmingQuotationMarks()
    } else {
      key = text
      value = nil
    }
  }
}

extension Substring {
  fileprivate func trimmingQuotationMarks() -> String {
    guard utf8.count >= 2, first == "\"", last == "\"" else { return String(self) }
    return String(dropFirst().dropLast())
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is whitespace by itself; much faster than `Character.isWhitespace`.
  var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20: true
    case 0..<0x80, 0x400...0x52F: false
    default: properties.isWhitespace
    }
  }
}

extension Character {
  /// The same as `isWhitespace`, but faster for ASCII.
  var isSpace: Bool {
    switch utf8.first ?? 0 {
    case 0x09...0x0D, 0x20: true
    case 0..<0x80: false
    default: isWhitespace
    }
  }
}
