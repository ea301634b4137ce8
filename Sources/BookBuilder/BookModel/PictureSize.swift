/// The width and height in the header of a PNG, JPEG, GIF or WebP file, in pixels.
///
/// Sources: PNG specification, 11.2.1; ITU-T T.81, B.2.2; GIF89a, 18; RFC 9649, 2.5 to 2.7.
package struct PictureSize: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// Reads a header; `nil` if there is none, or if it isn't complete.
  package init?(_ bytes: [UInt8]) {
    let size = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) ?? Self.webP(bytes)
    guard let (width, height) = size else { return nil }
    self.width = width
    self.height = height
  }

  /// Whether a file ends within the header that its first bytes announce.
  package static func isCut(_ bytes: [UInt8]) -> Bool {
    let isPNG = bytes.starts(with: pngSignature) && bytes.count < 24
    let isGIF =
      bytes.count < 10 && (has("GIF87a", in: bytes, at: 0) || has("GIF89a", in: bytes, at: 0))
    let isJPEG = bytes.starts(with: [0xFF, 0xD8, 0xFF]) && bytes.count < 11
    return isPNG || isGIF || isJPEG || (has("RIFF", in: bytes, at: 0) && bytes.count < 30)
  }

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 24, bytes.starts(with: pngSignature), has("IHDR", in: bytes, at: 12) else {
      return nil
    }
    return (big(bytes[16..<20]), big(bytes[20..<24]))
  }

  private static func gif(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 10, has("GIF87a", in: bytes, at: 0) || has("GIF89a", in: bytes, at: 0)
    else { return nil }
    return (little(bytes[6..<8]), little(bytes[8..<10]))
  }

  /// The segments follow one another, each with its length, up to the one with the size.
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var offset = 2
    while offset + 9 <= bytes.count, bytes[offset] == 0xFF {
      let kind = bytes[offset + 1]
      if kind == 0xFF {
        offset += 1
      } else if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
        return (big(bytes[(offset + 7)..<(offset + 9)]), big(bytes[(offset + 5)..<(offset + 7)]))
      } else {
        offset += 2 + max(2, big(bytes[(offset + 2)..<(offset + 4)]))
      }
    }
    return nil
  }

  private static func webP(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 30, has("RIFF", in: bytes, at: 0), has("WEBP", in: bytes, at: 8) else {
      return nil
    }
    if has("VP8X", in: bytes, at: 12) {
      return (little(bytes[24..<27]) + 1, little(bytes[27..<30]) + 1)
    }
    if has("VP8L", in: bytes, at: 12) {
      let bits = little(bytes[21..<25])
      return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    guard has("VP8 ", in: bytes, at: 12) else { return nil }
    return (little(bytes[26..<28]) & 0x3FFF, little(bytes[28..<30]) & 0x3FFF)
  }

  private static func has(_ text: String, in bytes: [UInt8], at offset: Int) -> Bool {
    bytes[offset...].starts(with: text.utf8)
  }

  private static func big(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

extension PictureSize {
  /// The size at which a page shows a file, also an SVG drawing; `nil` if it isn't certain.
  ///
  /// A JPEG file with Exif data may be turned when it is shown, and a drawing with a `viewBox` alone
  /// takes the width of the page.
  package init?(shown bytes: [UInt8]) {
    if let size = PictureSize(bytes) {
      let isTurned = bytes.starts(with: [0xFF, 0xD8]) && Self.hasExif(bytes)
      guard !isTurned, size.width > 0, size.height > 0 else { return nil }
      self = size
    } else {
      let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
      guard let tag = text.firstMatch(of: /<(?:[A-Za-z]+:)?svg\s[^>]*>/)?.output,
        let width = tag.firstMatch(of: /\swidth\s*=\s*["']([0-9]{1,5})(?:\.0+)?(?:px)?["']/),
        let height = tag.firstMatch(of: /\sheight\s*=\s*["']([0-9]{1,5})(?:\.0+)?(?:px)?["']/),
        let columns = Int(width.output.1), let lines = Int(height.output.1), columns > 0, lines > 0
      else { return nil }
      (self.width, self.height) = (columns, lines)
    }
  }

  private static func hasExif(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(4096).indices.contains { has("Exif\0", in: bytes, at: $0) }
  }
}
