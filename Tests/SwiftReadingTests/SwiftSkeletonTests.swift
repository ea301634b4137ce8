import SwiftReading
import Testing

struct SwiftSkeletonTests {
  @Test(arguments: [
    ("let a = 1", "let a = 1 // one"),
    ("let a = \"Buy\"\nlet b = 2", "let a = \"Купить\" // \"\nlet b = 2"),
    ("f(\"1\", a)", "f(\"один\" ,a)"),
    ("f(\"\\(count) of\", \"\")", "f(\"\\( count ) из\", \"\\\"\")"),
    ("let a = \"\"\"\n  One \"two\"\n  \"\"\"", "let a = \"\"\"\n  Один\n  \"\"\""),
    ("let a = #\"One\"#", "let a = #\"Два\"#"),
    ("a / b /* one */", "a / b /* два */"),
    ("f(\"\\(names[\"a\"])\")", "f(\"\\(names[\"б\"])\")"),
  ])
  func `comments, strings and whitespace may differ`(one: String, other: String) {
    #expect(SwiftSkeleton.hasSameSkeleton(one, other))
  }

  @Test(arguments: [
    ("let a = 1", "let a = 2"),
    ("// let a = 1", "let a = 1"),
    ("f(\"a\")", "f(\"a\", \"b\")"),
    ("f(\"\\(a) of\")", "f(\"\\(b) of\")"),
    ("a / b", "a / c"),
    ("f(\"", "g(\""),
  ])
  func `anything else may not`(one: String, other: String) {
    #expect(!SwiftSkeleton.hasSameSkeleton(one, other))
  }
}
