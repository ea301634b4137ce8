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
}
