extension Character {
  /// Whether the character is white space; the same as `isWhitespace`, told by a byte where it can be.
  var isSpace: Bool {
    switch utf8.first ?? 0 {
    case 0x09...0x0D, 0x20: true
    case 0..<0x80: false
    default: isWhitespace
    }
  }
}
