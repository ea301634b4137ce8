/// The name of an element as a number, which is told from others in one step; a page has thousands.
///
/// The number is made of the first eight letters, which no two elements of HTML have in common.
package struct TagName: Hashable, Sendable {
  private var number: UInt64 = 0

  /// Takes a name.
  package init(_ name: String) {
    for byte in name.utf8.prefix(8) { append(byte) }
  }

  /// Takes the bytes of a name.
  package init(_ name: ArraySlice<UInt8>) {
    for byte in name.prefix(8) { append(byte) }
  }

  private mutating func append(_ byte: UInt8) {
    number = number << 8 | UInt64(byte)
  }
}

extension TagName: ExpressibleByStringLiteral {
  package init(stringLiteral name: String) {
    self.init(name)
  }
}
