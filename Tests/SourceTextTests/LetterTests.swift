import Foundation
import SourceText
import Testing

/// Holds what is told without a look at Unicode's tables to what they say.
struct LetterTests {
  /// Every scalar of the planes in which the book's letters and signs lie, and some beyond.
  private static let scalars =
    (1..<0x3100 as Range<UInt32>).compactMap(Unicode.Scalar.init)
    + ["\u{D7FF}", "\u{FEFF}", "\u{FFFD}", "\u{1F600}", "\u{10FFFF}"]

  @Test func `small letters are those of Unicode`() {
    for scalar in Self.scalars {
      for text in [String(scalar), "a\(scalar)Я", "д\(scalar)"] {
        let expected = Array(text.lowercased().utf8)
        #expect(Array(text.inSmallLetters.utf8) == expected, "\(scalar.value)")
        #expect(Array(text[...].inSmallLetters.utf8) == expected, "\(scalar.value)")
      }
    }
  }

  @Test func `letters and marks are composed as Unicode says`() {
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
  func `white space is taken from both ends`(text: String, trimmed: String) {
    #expect(text.trimmingWhitespace() == trimmed)
    #expect(text[...].trimmingWhitespace() == trimmed)
  }
}
