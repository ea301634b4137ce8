package import BookModel

/// Puts values together as bytes, one after another, to be cached until the next build.
///
/// A record of thousands of pages is read at the beginning of every build, where a general format
/// such as JSON would take longer than all the rest.
package struct Packer {
  private var open: [UInt8] = []
  private let partSize: Int
  private let take: ([UInt8]) -> Void

  /// Begins with nothing.
  ///
  /// - Parameter take: takes the bytes in parts that follow one another. A record may have megabytes
  ///   that need not be in memory twice.
  package init(limits: MemoryLimits = .standard, _ take: @escaping ([UInt8]) -> Void) {
    partSize = limits.cachePart
    self.take = take
  }

  /// Adds a value.
  package mutating func add(_ value: some Packable) {
    value.pack(into: &self)
  }

  /// Hands on what was not handed on yet.
  package mutating func end() {
    take(open)
    open.removeAll(keepingCapacity: true)
  }

  /// Adds a number, in seven bits a byte.
  package mutating func add(number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      open.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    open.append(UInt8(rest))
    if open.count >= partSize { end() }
  }

  /// Adds bytes and how many there are.
  package mutating func add(bytes added: some Collection<UInt8>) {
    add(number: added.count)
    open.append(contentsOf: added)
    if open.count >= partSize { end() }
  }
}
