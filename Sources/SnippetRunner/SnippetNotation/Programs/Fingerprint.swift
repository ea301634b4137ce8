import SourceText

/// A number that two different contents have in common only by a chance of one in 2¹²⁸.
///
/// It is the same on every machine and in every process. Nothing here is a secret, so nothing stronger
/// than ``ByteHash`` is needed.
package struct Fingerprint: Hashable, Sendable {
  package init() {}

  private var hash = ByteHash()

  package mutating func add(_ bytes: [UInt8]) {
    hash.add(bytes)
  }

  /// Takes in a text and its length, so that “ab”, “c” differs from “a”, “bc”.
  package mutating func add(_ text: String) {
    hash.add(text)
    add(text.utf8.count)
  }

  package mutating func add(_ number: Int) {
    // From the lowest byte on, whatever the machine.
    hash.add(stride(from: 0, to: 64, by: 8).map { UInt8(truncatingIfNeeded: number >> $0) })
  }

  /// The number in 32 hexadecimal digits.
  package var text: String {
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
