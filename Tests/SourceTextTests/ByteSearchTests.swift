import SourceText
import Testing

/// Compares the byte search with a naive one.
struct ByteSearchTests {
  private static let texts = [
    "", "a", "aaab", "abcabcabd", "мама мыла раму", "ы\u{301}", "a\u{0}b", "👩‍🦯 — 👩‍🦯",
    String(repeating: "ab", count: 100) + "b", String(repeating: "абв", count: 50),
  ]
  private static let patterns = [
    "", "a", "ab", "abd", "bb", "м", "мыла", "му", "\u{301}", "\u{0}", "👩‍🦯", "—", "абва", "nowhere",
  ]

  private func naive(_ pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    (start...bytes.count).first { bytes[$0...].starts(with: pattern) }
  }

  @Test(arguments: texts, patterns)
  func `the first occurrence is found, from any index on`(text: String, pattern: String) {
    let (bytes, sought) = (Array(text.utf8), Array(pattern.utf8))
    for start in 0...bytes.count {
      let place = text.utf8.index(text.startIndex, offsetBy: start)
      let found = text.firstByte(of: pattern, from: place).map {
        text.utf8.distance(from: text.startIndex, to: $0)
      }
      #expect(found == naive(sought, in: bytes, from: start))
    }
    #expect(text.includes(pattern) == (naive(sought, in: bytes, from: 0) != nil))
    #expect(text.dropFirst().includes(pattern) == String(text.dropFirst()).includes(pattern))
  }
}
