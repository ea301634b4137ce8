import SnippetTestSupport
import Testing

/// Where one edit of a page explains a wrong transcript, the help names it.
struct AdviceTests {
  @Test(
    arguments: [
      ("buy, Button", "only capital letters differ: 'buy' is computed as 'Buy'"),
      ("Buy,  Button", "only spaces differ: 'Buy,  Button' is computed as 'Buy, Button'"),
      (
        "Buy,\u{A0}Button",
        "only a non-breaking space and an ordinary one differ: 'Buy,\u{A0}Button' is computed as "
          + "'Buy, Button'"
      ),
      ("Buy. Button", "only punctuation differs: 'Buy.' is computed as 'Buy,'"),
      (
        "buy Button",
        "only capital letters, spaces and punctuation differ: 'buy' is computed as 'Buy,'"
      ),
    ]
  )
  func `a difference of spelling is named`(line: String, advice: String) async {
    #expect(await WrongPage.help(WrongPage.buy, "buy\n\(line)") == "\(advice); \(WrongPage.update)")
  }

  @Test(
    arguments: [
      ("Еще", "only the letter 'ё' differs: 'Еще' is computed as 'Ещё'"),
      (
        "Eщё",
        "only letters of another alphabet that look the same differ: 'Eщё' is computed as 'Ещё'"
      ),
    ]
  )
  func `Russian letters that are mixed up are named`(line: String, advice: String) async {
    let code = "let more = UILabel()\nmore.text = \"Ещё\""
    #expect(
      await WrongPage.help(code, "more\n\(line)", language: "ru")
        == "\(advice); \(WrongPage.update)"
    )
  }

  @Test func `an announcement that is likely lost is explained`() async {
    let code = """
      let save = UIButton(type: .system)
      save.setTitle("Save", for: .normal)
      save.addAction(
        UIAction { _ in UIAccessibility.post(notification: .announcement, argument: "Saved") },
        for: .touchUpInside)
      """
    let fence = "save\nSave, Button\n> double tap\n[activated Save]\n[announcement] Saved"
    #expect(
      await WrongPage.help(code, fence)
        == "VoiceOver's own speech after a double tap takes the place of the announcement: post it with "
        + "the priority '.high', which exists since iOS 17, or about a second later; "
        + WrongPage.update
    )
  }

  @Test func `another order leads to the elements' order`() async {
    let help = await WrongPage.help(WrongPage.texts, "texts\nTwo\nOne\nThree")
    #expect(help?.contains("same in another order") == true)
    #expect(help?.contains("set 'accessibilityElements' of the view around them") == true)
    #expect(help?.hasSuffix("; \(WrongPage.update)") == true)
  }

  @Test(
    arguments: [
      (WrongPage.buy, "buy\nBuy, Кнопка", "en", "ru"),
      (WrongPage.buy, "buy\nBuy, Button", "ru", "en"),
      (
        WrongPage.slider,
        "size\nSize, Small, Элемент регулировки, "
          + "Смахните вверх или вниз одним пальцем, чтобы настроить значение",
        "en", "ru"
      ),
    ]
  )
  func `words of another language lead to the option`(
    code: String,
    fence: String,
    language: String,
    other: String
  ) async {
    let expected =
      "the page has the words of another language than '\(language)': write 'lang=\(other)' "
      + "after the expression; \(WrongPage.update)"
    #expect(await WrongPage.help(code, fence, language: language) == expected)
  }

  @Test func `a hint that is not spoken leads to the option`() async {
    let words = "Size, Small, adjustable"
    let hint = "Swipe up or down with one finger to adjust the value"
    #expect(
      await WrongPage.help(WrongPage.slider, "size hints=off\n\(words), \(hint)")
        == "the page has a hint, but hints are off: remove 'hints=off'; \(WrongPage.update)"
    )
    #expect(
      await WrongPage.help(WrongPage.slider, "size\n\(words)")
        == "the page leaves the hint out: write 'hints=off' after the expression, or add the hint; "
        + WrongPage.update
    )
  }

  @Test(
    arguments: [
      (
        "texts\nOne\nTwo\nThree\n> swipe right\nTwo",
        "a fence with gestures begins with the first stop alone: write '> swipe right' before"
      ),
      ("texts\nOne", "a fence without gestures walks over all 3 stops: write the other 2 too"),
      ("texts\nOne\nswipe right\nTwo", "'swipe right' is a gesture: put '> ' before it"),
      ("texts\nOne\n>swipe right\nTwo", "'swipe right' is a gesture: put '> ' before it"),
    ]
  )
  func `a walk mixed up with gestures is explained`(fence: String, advice: String) async {
    #expect(await WrongPage.help(WrongPage.texts, fence)?.hasPrefix(advice) == true)
  }

  @Test(
    arguments: [
      (WrongPage.buy, "buy\nSell, Button"), (WrongPage.buy, "buy\nSell, Heading"),
      (WrongPage.buy, "buy\nRead"),
      (WrongPage.buy, "buy"),
      (WrongPage.texts, "texts\nOne\nTwo\nFour"),
      (WrongPage.texts, "texts\nOne, Heading\nTwo, Button\nThree"),
    ]
  )
  func `no advice is given where no single edit explains the difference`(
    code: String,
    fence: String
  ) async {
    #expect(await WrongPage.help(code, fence) == WrongPage.update)
  }
}
