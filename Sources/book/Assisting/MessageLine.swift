import Foundation

/// A line of standard input; of one that is too long, only the beginning is kept.
enum MessageLine {
  /// In bytes.
  static let limit = 16 << 20

  /// Returns `nil` at the end of the input.
  static func next() -> String? {
    var bytes: [UInt8] = []
    while true {
      let byte = getchar_unlocked()
      let isAtEnd = byte < 0
      if isAtEnd, bytes.isEmpty { return nil }
      if isAtEnd || byte == 0x0A { return String(decoding: bytes, as: UTF8.self) }
      if bytes.count <= limit { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    }
  }
}
