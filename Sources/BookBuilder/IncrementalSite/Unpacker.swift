/// Takes values out of bytes that a ``Packer`` put together.
package struct Unpacker: Sendable {
  private var rest: ArraySlice<UInt8>

  /// The bytes are not what was put together.
  package struct Damage: Error {
    /// Nothing more is known.
    package init() {}
  }

  /// Begins with the first value.
  package init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// The next value.
  ///
  /// - Throws: ``Damage`` if there is none.
  package mutating func next<Value: Packable>(_: Value.Type = Value.self) throws -> Value {
    try Value(from: &self)
  }

  /// The next number.
  mutating func number() throws -> Int {
    var (number, shift) = (UInt(0), UInt(0))
    while let byte = rest.popFirst() {
      number |= UInt(byte & 0x7F) << shift
      guard byte >= 0x80 else { return Int(bitPattern: number) }
      shift += 7
    }
    throw Damage()
  }

  /// The number of values that follow, each of at least a byte.
  package mutating func count() throws -> Int {
    let count = try number()
    guard 0...rest.count ~= count else { throw Damage() }
    return count
  }

  /// The next bytes.
  package mutating func bytes() throws -> ArraySlice<UInt8> {
    let count = try count()
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}
