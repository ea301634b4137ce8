import SnippetCompiling
import Testing

/// Messages of the compiler, which may contain any character.
struct CompilerMessageTests {
  @Test(arguments: [
    "a\u{1B}b", "a\rb", "a\u{2028}b", "a\u{85}b", "\u{301}", "a: note: b", "a:1:2: error: b",
    "a\0b", "ends with \r",
  ])
  func `a message with control characters is read`(text: String) {
    let output = "/a/b.swift:3:8: error: \(text)\n#error(…)\n       ^\n"
    let messages = CompilerMessage.parse(output)
    #expect(messages.map(\.text) == [text])
    #expect(messages.map(\.kind) == [.error])
    #expect(messages.map { [$0.line, $0.column] } == [[3, 8]])
  }

  @Test func `a path may contain colons and spaces`() {
    let message = CompilerMessage("/a: b/c:1:2.swift:3:8: note: did you mean 'a'?")
    #expect(message?.path == "/a: b/c:1:2.swift")
    #expect(message?.kind == .note)
  }

  @Test(arguments: [
    "error: no such module", ":1:2: error: a", "a.swift:1: error: b", "a.swift:x:2: error: b",
    "a.swift:1:2: warning: b", "a.swift:1:2: error:b",
  ])
  func `other lines are no messages`(line: String) {
    #expect(CompilerMessage(Substring(line)) == nil)
  }
}
