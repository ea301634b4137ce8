import Foundation
import SourceText
import Testing

struct ScriptValueTests {
  @Test(arguments: [
    ("plain, ё", #""plain, ё""#), ("</script>", #""\u003c/script\u003e""#),
    ("<!-- a -->", #""\u003c!-- a --\u003e""#), ("a & b", #""a \u0026 b""#),
    ("a\u{2028}b\u{2029}c", #""a\u2028b\u2029c""#), ("“a” — b", #""“a” — b""#),
    ("\"\\/", #""\"\\/""#), ("a\nb\tc\r", #""a\nb\tc\r""#), ("\u{1}\u{1F}", #""\u0001\u001f""#),
    ("e\u{301}<\u{301}", "\"e\u{301}\\u003c\u{301}\""), ("", "\"\""),
  ])
  func `no text ends a script, begins a comment or breaks a line`(text: String, json: String) throws
  {
    let value = ScriptSafeJSON(text)
    #expect(value.json == json)
    // The same scalars, not only canonically equivalent ones.
    let read = try JSONDecoder().decode([String].self, from: Data("[\(value.json)]".utf8))
    #expect(read.map { Array($0.utf8) } == [Array(text.utf8)])
  }

  @Test func `keys are sorted, and escaped like values`() {
    let value = ScriptSafeJSON(["b": ["</script>"], "<!--": [], "a": ["/"]])
    #expect(value.json == #"{"\u003c!--":[],"a":["/"],"b":["\u003c/script\u003e"]}"#)
  }

  @Test func `a value without a JSON representation is null`() {
    #expect(ScriptSafeJSON([Double.infinity]).json == "null")
  }
}
