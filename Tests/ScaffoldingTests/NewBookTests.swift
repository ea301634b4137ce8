import BookModel
import Scaffolding
import Testing

struct NewBookTests {
  @Test func `code is left to right in the style sheet of a new book`() throws {
    let style = try #require(NewBook.look([:]).first { $0.path == "Site/style.css" })
    let rules = String(decoding: style.bytes, as: UTF8.self).split(separator: "\n")
    #expect(rules.contains { $0.hasPrefix("pre, code {") && $0.contains("direction: ltr;") })
  }

  @Test(arguments: [
    ("fr", "lang=en\nBuy, Button\n"), ("de-AT", "lang=de\nBuy, Taste\n"),
    ("ru", "lang=ru\nКупить, Кнопка\n"),
  ])
  func `the transcript of a new chapter is in a language that is spoken`(
    language: String,
    transcript: String
  ) {
    let text = NewChapter(slug: "a")?.text(language: language, hasGlance: false)
    #expect(text?.contains("```voiceover buy \(transcript)```") == true, "\(text ?? "")")
  }
}
