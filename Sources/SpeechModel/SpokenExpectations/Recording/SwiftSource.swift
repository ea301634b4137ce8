/// Swift code, of which calls with a text in a closure are found.
///
/// A reader for this one purpose: the parser of Swift would have to be built with every test.
struct SwiftSource {
  /// The code as UTF-8.
  let bytes: [UInt8]

  /// What stands between lines.
  var lineEnd: String {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
    return bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// Returns the offset of a line and a column as the compiler counts them: both from 1, columns in
  /// bytes; nothing if there is no such place.
  func offset(ofLine line: Int, column: Int) -> Int? {
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = bytes[start...].firstIndex(where: \.isLineEnd) else { return nil }
      let isPair =
        bytes[end] == UInt8(ascii: "\r") && bytes[end...].dropFirst().first == UInt8(ascii: "\n")
      start = end + (isPair ? 2 : 1)
    }
    let offset = start + column - 1
    return column > 0 && bytes.indices.contains(offset) ? offset : nil
  }

  /// Returns the closure behind a call, if it holds one literal without interpolation and no code.
  ///
  /// - Parameter call: The offset of the call: of its name or its parenthesis.
  func textClosure(ofCallAt call: Int) -> TextClosure? {
    var reader = SwiftReader(bytes: bytes, offset: call)
    reader.skipName()
    guard reader.skipBrackets(), reader.skipSpace() != nil else { return nil }
    let opening = reader.offset
    guard reader.skip("{") else { return nil }
    guard let isCommentBefore = reader.skipSpace(), let literal = reader.readLiteral(),
      let isCommentAfter = reader.skipSpace(), reader.skip("}")
    else { return nil }
    return TextClosure(
      braces: opening..<reader.offset,
      literal: literal,
      hasComment: isCommentBefore || isCommentAfter
    )
  }

  /// Returns the blanks that the line of an offset begins with.
  func indentation(ofLineAt offset: Int) -> String {
    let start = bytes[..<offset].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
    return String(decoding: bytes[start...].prefix(while: \.isBlank), as: UTF8.self)
  }

  /// Whether nothing but blanks stands before an offset in its line.
  func isFirstInLine(_ offset: Int) -> Bool {
    bytes[..<offset].last { !$0.isBlank }?.isLineEnd ?? true
  }
}

/// The closure behind a call that holds one text.
struct TextClosure {
  /// Where it is, braces included.
  let braces: Range<Int>
  /// The text.
  let literal: TextLiteral
  /// Whether there is a comment beside the text.
  let hasComment: Bool
}

extension UInt8 {
  /// Whether the byte is a blank or a tabulator.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether the byte ends a line.
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
