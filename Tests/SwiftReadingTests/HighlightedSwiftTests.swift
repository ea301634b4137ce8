import SwiftReading
import Testing

struct HighlightedSwiftTests {
  @Test(
    arguments: [
      ("let", HighlightedSwift.Kind.keyword),
      ("UIButton", .type),
      ("\"Buy\"", .string),
      ("12", .number),
      ("// why", .comment),
      ("@MainActor", .attribute),
    ]
  )
  func `each kind of token is highlighted`(word: String, kind: HighlightedSwift.Kind) {
    let code = "@MainActor\nlet price: UIButton = make(\"Buy\", 12) // why\n"
    let tokens = HighlightedSwift(code).tokens
    #expect(tokens.contains { $0.kind == kind && $0.text.contains(word) })
  }

  @Test(
    arguments: [
      "", "let слово = \"ёж 🦔\"\n", "func broken( {\n",
      "let text = \"\"\"\n  many\n  lines\n  \"\"\"\n",
    ]
  )
  func `the tokens together are the code`(code: String) {
    #expect(HighlightedSwift(code).tokens.map(\.text).joined() == code)
  }

  // Regression: the parser ran out of stack, which ended the process.
  @Test(arguments: [
    "[", "A<", "#if a\n", "-> A", "try ", "if a {} else ", ".c", "()", "?", "\"\\(",
  ])
  func `code that is too deep for the parser is one plain token`(part: String) {
    let code = "let a = " + String(repeating: part, count: 20_000)
    let highlighted = HighlightedSwift(code)
    #expect(highlighted.tokens.map(\.text) == [code])
    #expect(highlighted.tokens.map(\.kind) == [.plain])
    #expect(!SwiftSkeleton.hasSameSkeleton(code, code + "a"))
    #expect(SwiftSkeleton.hasSameSkeleton(code, code))
  }
}
