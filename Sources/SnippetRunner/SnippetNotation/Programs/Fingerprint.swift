import SourceText

/// A 128-bit content hash that is the same on every machine and in every process.
///
/// It detects changes, not attacks, so the non-cryptographic ``ByteHash`` is enough.
package struct Fingerprint: Hashable, Sendable {
  package init() {}

  private var hash = ByteHash()

  package mutating func add(_ bytes: [UInt8]) {
    hash.add(bytes)
  }

  /// Adds a text and its length, so that “ab”, “c” differs from “a”, “bc”.
  package mutating func add(_ text: String) {
    hash.add(text)
    add(text.utf8.count)
  }

  package mutating func add(_ number: Int) {
    // In little-endian order on every machine.
    hash.add(stride(from: 0, to: 64, by: 8).map { UInt8(truncatingIfNeeded: number >> $0) })
  }

  package var text: String {
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
