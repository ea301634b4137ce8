import BookModel
import BookTestSupport
import Diagnostics
import TestSupport
import Testing

struct ForeignTranscriptTests {
  private static let front = "---\ntitle: Labels\ndescription: D.\n---\n"

  @Test(arguments: [
    ("```voiceover v 1️⃣lang=ru\nClose\n```\n", "en"),
    ("- An item\n\n  ```screen v 1️⃣lang=de\n  Words.\n  ```\n", "en"),
    ("```voicecontrol v 1️⃣lang=en-GB expect=\"2 stops\"\n```\n", "ru"),
    ("1️⃣```voiceover v\nЗакрыть, Кнопка\n```\n", "en"),
    ("1️⃣```voiceover v\nClose, Button\n> double tap\n[активировано Закрыть]\n```\n", "ru"),
    ("1️⃣```keyboard v\nPlay\nNext\nДальше\n```\n", "ru"),
    ("1️⃣```switchcontrol v\n[menu] Tap · Archive\n```\n", "ru"),
    ("1️⃣```voiceover v\n购物车\n```\n", "en"),
  ])
  func `a fence in another language than its page is found`(text: String, language: String) {
    let marked = MarkedText(Self.front + text)
    let book = LittleBook(chapter: marked.text, language: language)
    let finding = book.findings.first { $0.id == "foreign-transcript" }
    #expect(finding?.location == marked.location("1️⃣", in: book.path))
    #expect(finding?.help?.contains("allow: foreign-transcript") == true)
  }

  @Test(arguments: [
    ("```voiceover v lang=en\nClose, Button\n```\n", "en"),
    ("```voiceover v lang=en-GB\nClose, Button\n```\n", "en"),
    ("```voiceover v\nic_close_24, Button\n> touch Закрыть\n[activated Закрыть]\n```\n", "en"),
    // Names of code, files and products, and a brand followed by its role.
    ("```voiceover v\nic_close_24\nchevron.right\niPhone 17, VoiceOver\n```\n", "ru"),
    ("```voiceover v\nDodo Pizza, кнопка\n```\n", "ru"),
    ("```voiceover v\nЗакрыть\nSafari\nКупить\n```\n", "ru"),
    ("```voicecontrol v\n> tap Close\n[no match]\n```\n", "ru"),
    ("```voiceover v\n[announcement] Готово\n42\n```\n", "ru"),
    // Only spoken text has a language; code and its output have none.
    ("```output\nClose\n```\n\n```text\nClose, Button\n```\n", "ru"),
  ])
  func `a fence in the language of its page is not reported`(text: String, language: String) {
    #expect(LittleBook(text, language: language).findings == [])
  }

  @Test(arguments: [
    ("```voiceover v lang=en\nAcheter, Button\n```\n\n```screen v lang=en\nMots.\n```\n", "fr"),
    ("```voiceover v lang=en\nBuy, Button\n```\n", "el"),
    ("```voiceover v lang=ru\nКупить, кнопка\n```\n", "ja"),
  ])
  func `a page in a language that the model lacks may have transcripts in another`(
    text: String,
    language: String
  ) {
    let findings = LittleBook(text, language: language).findings
    #expect(!findings.contains { $0.id.contains("foreign-transcript") }, "\(findings)")
  }

  @Test func `a comment with a reason allows a fence in another language`() {
    let comment = "<!-- allow: foreign-transcript the plural of Russian is the subject -->\n"
    let fence = "```voiceover v lang=ru\nПять пицц\n```\n"
    #expect(LittleBook(comment + fence).findings == [])
    #expect(LittleBook(comment + fence + "\n" + fence).findings.map(\.id) == ["foreign-transcript"])
  }

  @Test(arguments: [(1, 0, false), (2, 37, true), (2, 38, false), (3, 40, true)])
  func `at most one in twenty fences may be allowed`(allowed: Int, others: Int, isTooMany: Bool) {
    let foreign =
      "<!-- allow: foreign-transcript a quotation -->\n```voiceover v lang=ru\nПицца\n```\n\n"
    let own = "```screen v\nWords.\n```\n\n"
    let text = String(repeating: foreign, count: allowed) + String(repeating: own, count: others)
    let findings = LittleBook(text).findings
    #expect(findings.map(\.id) == (isTooMany ? ["too-many-foreign-transcripts"] : []))
    #expect(findings.allSatisfy { $0.location?.path == "Content/en" })
  }
}
