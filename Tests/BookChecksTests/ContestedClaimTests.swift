import BookTestSupport
import Diagnostics
import TestSupport
import Testing

struct ContestedClaimTests {
  private static let front = "---\ntitle: Sheets\ndescription: D.\n---\n"

  @Test(arguments: [
    ("en", "First. 1️⃣When the sheet closes, the focus returns to the button.", "dismissed-opener"),
    ("en", "1️⃣VoiceOver never speaks your hint at a field.", "hint-field-own"),
    ("en", "- 1️⃣The row says “Actions available”.", "hint-actions"),
    ("en", "| A |\n|---|\n| 1️⃣Its hint replaces that of the field. |", "hint-field-own"),
    ("en", "1️⃣VoiceOver announces the actions itself.", "hint-actions"),
    ("en", "1️⃣Section titles in a table are already headings.", "control-section"),
    ("en", "1️⃣The check mark of a cell is spoken as “checked”.", "control-tick"),
    ("en", "1️⃣VoiceOver says nothing about the tick of a row.", "control-tick"),
    ("ru", "1️⃣О действиях VoiceOver сообщает сам.", "hint-actions"),
    ("ru", "1️⃣Заголовки секций таблицы — уже заголовки.", "control-section"),
    ("ru", "1️⃣Галочка в ячейке молчит.", "control-tick"),
    ("ru", "1️⃣Когда лист закрыт, фокус возвращается на кнопку.", "dismissed-opener"),
    ("ru", "1️⃣Подсказка поля не звучит.", "hint-field-own"),
  ])
  func `a contested rule that is stated as a fact is found`(
    language: String,
    text: String,
    rule: String
  ) {
    let marked = MarkedText(Self.front + text + "\n")
    let book = LittleBook(chapter: marked.text, language: language)
    let finding = book.findings.first { $0.id == "contested-claim" }
    #expect(finding?.location == marked.location("1️⃣", in: book.path))
    #expect(finding?.summary.contains("'\(rule)'") == true)
  }

  @Test(arguments: [
    ("en", "When the sheet closes, the focus returns to the button; reports differ."),
    ("en", "The focus may go back when the alert closes."),
    ("en", "The hint is long. The field is short."),
    ("en", "```voiceover v\nMail, Actions available\n```"),
    ("en", "The sheet closes."),
    ("ru", "Возвращается ли фокус, когда лист закрывается, — спорно."),
    ("en", "A tick is drawn next to the row. The section has a title."),
    ("ru", "О действиях VoiceOver сообщает сам, но источники расходятся."),
    ("en", "A hint says what the actions of a row do."),
    ("ru", "Подсказка говорит, что сделает действие."),
    ("de", "Actions available"),
  ])
  func `qualified sentences, lines and other sentences pass`(language: String, text: String) {
    let book = LittleBook(chapter: Self.front + text + "\n", language: language)
    #expect(!book.findings.contains { $0.id == "contested-claim" })
  }

  @Test func `a comment can allow a statement`() {
    let text = "<!-- allow: contested-claim the history of the rule -->\nActions available.\n"
    let book = LittleBook(chapter: Self.front + text)
    #expect(!book.findings.contains { $0.id == "contested-claim" })
  }
}
