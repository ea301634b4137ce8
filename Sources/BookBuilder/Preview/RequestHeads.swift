/// Splits the bytes that a browser sends into the heads of requests.
///
/// Each byte is examined once, and no more than a head is kept.
package struct RequestHeads: Sendable {
  /// The most bytes of a request line and its headers, as in common servers.
  package static let limit = 8 << 10

  private var bytes: [UInt8] = []
  /// How many bytes are known not to contain the end of a head.
  private var searched = 0

  package init() {}

  package enum Next: Hashable, Sendable {
    /// A head, without the blank line at its end.
    case head([UInt8])
    case incomplete
    case tooLong
  }

  package mutating func append(_ more: [UInt8]) {
    bytes += more
  }

  /// Removes and returns the next head.
  package mutating func next() -> Next {
    let isLineEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    // Blank lines before a request are ignored. Source: RFC 9112, 2.2.
    if searched == 0 { bytes.removeFirst(bytes.prefix(while: isLineEnd).count) }
    while let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      guard end <= Self.limit else { return .tooLong }
      var next = end + 1
      if next < bytes.count, bytes[next] == UInt8(ascii: "\r") { next += 1 }
      guard next < bytes.count else {
        searched = end
        return .incomplete
      }
      searched = end + 1
      guard bytes[next] == UInt8(ascii: "\n") else { continue }
      let head = Array(bytes[..<end])
      bytes.removeFirst(next + 1)
      searched = 0
      return .head(head)
    }
    searched = bytes.count
    return bytes.count > Self.limit ? .tooLong : .incomplete
  }
}
