/// The name of an element as a number, which is told from others in one step; a page has thousands.
///
/// The number is made of the first eight letters, which no two elements of HTML have in common.
package struct TagName: Hashable, Sendable {
  @usableFromInline var number: UInt64 = 0

  /// The name of text, which has no letter.
  @inlinable package init() {}

  /// Takes a name.
  package init(_ name: String) {
    for byte in name.utf8 { append(byte) }
  }

  /// Takes the next letter of a name, given as a byte.
  @inlinable package mutating func append(_ byte: UInt8) {
    // After eight letters the highest byte is taken.
    guard number >> 56 == 0 else { return }
    number = number << 8 | UInt64(byte)
  }
}

extension TagName: ExpressibleByStringLiteral {
  package init(stringLiteral name: String) {
    self.init(name)
  }
}
