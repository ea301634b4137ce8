import Foundation
import SourceText
import Testing

/// Compares the fast paths with Unicode's tables.
struct LetterTests {
  /// All scalars of the planes with the book's characters, and some others.
  private static let scalars =
    (1..<0x3100 as Range<UInt32>).compactMap(Unicode.Scalar.init)
    + ["\u{D7FF}", "\u{FEFF}", "\u{FFFD}", "\u{1F600}", "\u{10FFFF}"]

  @Test func `lowercase matches Unicode`() {
    for scalar in Self.scalars {
      for text in [String(scalar), "a\(scalar)Я", "д\(scalar)"] {
        let expected = Array(text.lowercased().utf8)
        #expect(Array(text.fastLowercased.utf8) == expected, "\(scalar.value)")
        #expect(Array(text[...].fastLowercased.utf8) == expected, "\(scalar.value)")
      }
    }
  }

  @Test func `composition matches Unicode`() {
    for scalar in Self.scalars {
      for text in [String(scalar), "e\(scalar)", "и\(scalar)", "“\(scalar)\u{301}"] {
        let expected = text.precomposedStringWithCanonicalMapping
        #expect(Array(text.composed.utf8) == Array(expected.utf8), "\(scalar.value)")
      }
    }
  }

  @Test(arguments: [
    ("", ""), ("  ", ""), (" a b\n", "a b"), ("\u{A0}а\u{2003}", "а"), ("a", "a"),
  ])
  func `whitespace is removed at both ends`(text: String, trimmed: String) {
    #expect(text.trimmingWhitespace() == trimmed)
    #expect(text[...].trimmingWhitespace() == trimmed)
  }
}
