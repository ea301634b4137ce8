/// A number that two different contents have in common only by a chance of one in 2¹²⁸.
///
/// Fowler, Noll and Vo's FNV-1a with 128 bits: the same on every machine and in every process.
/// Nothing here is a secret, so nothing stronger is needed.
package struct Fingerprint: Hashable, Sendable {
  /// Creates the fingerprint of nothing.
  package init() {}

  private var state: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D

  private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B

  /// Takes in bytes.
  package mutating func add(_ bytes: [UInt8]) {
    add(eachOf: bytes)
  }

  private mutating func add(eachOf bytes: some Sequence<UInt8>) {
    var state = state
    for byte in bytes {
      state = (state ^ UInt128(byte)) &* Self.prime
    }
    self.state = state
  }

  /// Takes in a text and its length, so that “ab”, “c” differs from “a”, “bc”.
  package mutating func add(_ text: String) {
    add(eachOf: text.utf8)
    add(text.utf8.count)
  }

  /// Takes in a number.
  package mutating func add(_ number: Int) {
    // From the lowest byte on, whatever the machine.
    add(eachOf: stride(from: 0, to: 64, by: 8).map { UInt8(truncatingIfNeeded: number >> $0) })
  }

  /// The number in 32 hexadecimal digits.
  package var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
