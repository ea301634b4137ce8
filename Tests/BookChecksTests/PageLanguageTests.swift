import BookModel
import BookTestSupport
import Diagnostics
import Testing

/// Pages in languages with scripts of their own.
struct PageLanguageTests {
  @Test(arguments: [
    ("ja", "VoiceOverはボタンの名前を読みます。カートに入れる。"),
    ("ko", "VoiceOver는 단추의 이름을 읽습니다."),
    ("el", "Το VoiceOver διαβάζει τον τίτλο, και μετά λέει ότι είναι κουμπί."),
    ("ar", "يقرأ VoiceOver عنوان الزر."),
    ("hi", "VoiceOver बटन का नाम पढ़ता है।"),
    ("th", "VoiceOver อ่านชื่อของปุ่ม"),
    ("ka", "VoiceOver კითხულობს ღილაკის სახელს."),
    ("hy", "VoiceOver-ը կարդում է կոճակի անունը։"),
    ("uk", "VoiceOver читає назву кнопки, її значення та підказку."),
    ("el-CY", "Το κουμπί."),
  ])
  func `a page may be written in its own script`(language: String, text: String) {
    let findings = book(text, language).findings
    #expect(findings.filter { $0.id != "missing-interface-text" }.map(\.summary) == [])
  }

  @Test(arguments: [
    ("ja", "これはφωνήです。", "Greek letters"), ("el", "Η λέξη ボタン εδώ.", "Japanese letters"),
    ("uk", "Слово φωνή.", "Greek letters"), ("en", "Clarity, or बटन.", "Devanagari"),
  ])
  func `other scripts remain unmarked`(language: String, text: String, name: String) {
    let findings = book(text, language).findings
      .filter { $0.id == "unmarked-language" }
    #expect(findings.count == 1)
    #expect(findings.first?.summary.contains(" is in \(name), ") == true)
  }

  @Test func `English words of a Greek page are marked as English`() throws {
    let page = try book("Το VoiceOver διαβάζει.", "el").page()
    #expect(page.contains("<span lang=\"en\">VoiceOver</span>"))
  }

  private func book(_ text: String, _ language: String) -> LittleBook {
    var book = LittleBook("\(text)\n", language: language)
    if language != "en" {
      book.files.bytes["Content/\(language)/words.yml"] = Array("languageName: A\n".utf8)
    }
    return book
  }
}
