/// Something that is cached from one build to the next.
package protocol Packable {
  /// Takes the value out of bytes.
  ///
  /// - Throws: ``Unpacker/Damage`` if the bytes are not those of a value.
  init(from unpacker: inout Unpacker) throws

  /// Puts the value among bytes.
  func pack(into packer: inout Packer)
}

extension Packable where Self: RawRepresentable, RawValue == String {
  package init(from unpacker: inout Unpacker) throws {
    guard let value = try Self(rawValue: unpacker.next()) else { throw Unpacker.Damage() }
    self = value
  }

  package func pack(into packer: inout Packer) { packer.add(rawValue) }
}
