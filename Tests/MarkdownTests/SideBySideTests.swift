import Markdown
import Testing

struct SideBySideTests {
  @Test func `documents parsed concurrently are the same as one at a time`() async {
    let texts = (1...400).map { number in
      String(repeating: "A ~~mark~~ and https://example.org/\(number).\n\n", count: 1 + number % 7)
    }
    let alone = texts.map { MarkdownDocument(parsing: $0).blocks }
    await withTaskGroup(of: Bool.self) { group in
      for (text, blocks) in zip(texts, alone) {
        group.addTask { MarkdownDocument(parsing: text).blocks == blocks }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
