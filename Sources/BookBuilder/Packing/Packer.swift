/// Bytes that are put together value by value, to be kept until the next build.
///
/// A record of thousands of pages is read at the beginning of every build, where a general format
/// such as JSON would take longer than all the rest.
package struct Packer: Sendable {
  /// The bytes so far.
  package private(set) var bytes: [UInt8] = []

  /// Begins with nothing.
  package init() {}

  /// Adds a value.
  package mutating func add(_ value: some Packable) {
    value.pack(into: &self)
  }

  /// Adds a number, in seven bits a byte.
  mutating func add(number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Adds bytes and how many there are.
  mutating func add(bytes added: some Collection<UInt8>) {
    add(number: added.count)
    bytes.append(contentsOf: added)
  }
}
