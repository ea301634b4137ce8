/// Swift source code in which calls with a trailing string closure can be found.
///
/// A minimal scanner: SwiftSyntax would have to be built with every test.
struct SwiftSource {
  let bytes: [UInt8]

  /// The line ending of the file, as its first line has it.
  var lineEnd: String {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
    return bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// Returns the offset of a line and a column, which count from 1 and, like the compiler's, in
  /// bytes.
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

  /// Returns the trailing closure of a call if it contains only a literal without interpolation.
  ///
  /// - Parameter call: The offset of the call's name or opening parenthesis.
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

  func indentation(ofLineAt offset: Int) -> String {
    let start = bytes[..<offset].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
    return String(decoding: bytes[start...].prefix(while: \.isBlank), as: UTF8.self)
  }

  func isFirstInLine(_ offset: Int) -> Bool {
    bytes[..<offset].last { !$0.isBlank }?.isLineEnd ?? true
  }
}

/// A trailing closure that contains a single string literal.
struct TextClosure {
  let braces: Range<Int>
  let literal: TextLiteral
  let hasComment: Bool
}

extension UInt8 {
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
