/// Bytes that are put together value by value, to be kept until the next build.
///
/// A record of thousands of pages is read at the beginning of every build, where a general format
/// such as JSON would take longer than all the rest.
package struct Packer: Sendable {
  private var full: [[UInt8]] = []
  private var open: [UInt8] = []

  /// The size of a part in bytes; all but the last have a few more.
  ///
  /// An array of all bytes would be copied whenever it outgrows its place.
  private static let partSize = 1 << 20

  /// Begins with nothing.
  package init() {}

  /// The bytes so far, in parts that follow one another.
  package var parts: [[UInt8]] { full + [open] }

  /// Adds a value.
  package mutating func add(_ value: some Packable) {
    value.pack(into: &self)
  }

  /// Adds a number, in seven bits a byte.
  mutating func add(number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      open.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    open.append(UInt8(rest))
    beginPart()
  }

  /// Adds bytes and how many there are.
  mutating func add(bytes added: some Collection<UInt8>) {
    add(number: added.count)
    open.append(contentsOf: added)
    beginPart()
  }

  private mutating func beginPart() {
    guard open.count >= Self.partSize else { return }
    full.append(open)
    open = []
    open.reserveCapacity(Self.partSize + (64 << 10))
  }
}
