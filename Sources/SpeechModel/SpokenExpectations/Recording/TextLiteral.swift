/// A string literal in Swift source code.
struct TextLiteral {
  let range: Range<Int>
  /// The bytes between the quotation marks; `nil` if they contain an interpolation.
  let content: [UInt8]?
  let hashes: Int
  let isMultiline: Bool

  /// The string that the literal denotes; `nil` for an interpolation or invalid code.
  ///
  /// Works on bytes, like the compiler: a combining character must not hide the quotation mark or
  /// backslash before it.
  var text: String? {
    guard let content else { return nil }
    guard isMultiline else { return unescaped(content[...]) }
    var lines = Self.lines(of: content)
    // The first line is the rest of the opening one, the last is the indentation.
    guard lines.count > 1, let indentation = lines.popLast() else { return nil }
    lines.removeFirst()
    let texts = lines.map { line in
      line.starts(with: indentation) ? Array(line.dropFirst(indentation.count)) : []
    }
    return unescaped(Array(texts.joined(separator: [Self.lineFeed]))[...])
  }

  private static let lineFeed = UInt8(ascii: "\n")

  /// Splits at line feeds, carriage returns and pairs of both.
  private static func lines(of content: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    for (index, byte) in content.enumerated() {
      if !byte.isLineEnd {
        lines[lines.count - 1].append(byte)
      } else if byte != lineFeed || index == 0 || content[index - 1] != UInt8(ascii: "\r") {
        lines.append([])
      }
    }
    return lines
  }

  private func unescaped(_ source: ArraySlice<UInt8>) -> String? {
    let sign = Array("\\\(String(repeating: "#", count: hashes))".utf8)
    var text: [UInt8] = []
    var rest = source
    while let range = rest.firstRange(of: sign) {
      text += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      guard let letter = rest.popFirst() else { return nil }
      if letter == UInt8(ascii: "u") {
        guard rest.popFirst() == UInt8(ascii: "{"),
          let end = rest.firstIndex(of: UInt8(ascii: "}")),
          let number = UInt32(String(decoding: rest[..<end], as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(number)
        else { return nil }
        text += Array(String(scalar).utf8)
        rest = rest[end...].dropFirst()
      } else if let byte = Self.escapes[letter] {
        text.append(byte)
      } else if letter == Self.lineFeed || letter.isBlank {
        // A backslash at the end of a line joins it with the next one.
        rest = letter == Self.lineFeed ? rest : rest.drop(while: \.isBlank)
        guard letter == Self.lineFeed || rest.popFirst() == Self.lineFeed else { return nil }
      } else {
        return nil
      }
    }
    return String(decoding: text + rest, as: UTF8.self)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "0"): 0, UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "t"): UInt8(ascii: "\t"), UInt8(ascii: "n"): UInt8(ascii: "\n"),
    UInt8(ascii: "r"): UInt8(ascii: "\r"), UInt8(ascii: "\""): UInt8(ascii: "\""),
    UInt8(ascii: "'"): UInt8(ascii: "'"),
  ]
}
