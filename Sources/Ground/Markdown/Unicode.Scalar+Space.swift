extension Unicode.Scalar {
  /// Whether the scalar is white space by itself; it is found in a fraction of the time of a character.
  var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20: true
    case 0..<0x80, 0x400...0x52F: false
    default: properties.isWhitespace
    }
  }
}
