/// The name of an element as a number, which is told from others in one step; a page has thousands.
///
/// The number is made of the first eight letters, which no two elements of HTML have in common.
package struct TagName: Hashable, Sendable {
  private let number: UInt64

  /// Takes a name.
  package init(_ name: String) {
    number = name.utf8.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}

extension TagName: ExpressibleByStringLiteral {
  package init(stringLiteral name: String) {
    self.init(name)
  }
}
