import CFingerprint

/// A 128-bit FNV-1a hash (Fowler, Noll and Vo), the same on every machine and in every process.
///
/// The loop over the bytes is in C and optimised even in debug builds: in Swift, a debug build
/// takes two seconds for the 40 MB of the program that runs snippets.
package struct ByteHash: Hashable, Sendable {
  private var low: UInt64 = 0x62B8_2175_6295_C58D
  private var high: UInt64 = 0x6C62_272E_07BB_0142

  package init() {}

  package var value: UInt128 { UInt128(high) << 64 | UInt128(low) }

  package mutating func add(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer { unsafe add($0) }
  }

  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { unsafe add($0) }
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe update_fnv1a_128(bytes.baseAddress, bytes.count, &low, &high)
  }
}
