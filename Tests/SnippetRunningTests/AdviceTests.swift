import SnippetTestSupport
import Testing

/// If a single edit of the page explains a wrong transcript, the help suggests it.
struct AdviceTests {
  @Test(
    arguments: [
      ("buy, Button", "only capitalization differs: 'buy' is computed as 'Buy'"),
      ("Buy,  Button", "only spaces differ: 'Buy,  Button' is computed as 'Buy, Button'"),
      (
        "Buy,\u{A0}Button",
        "only non-breaking spaces differ: 'Buy,\u{A0}Button' is computed as 'Buy, Button'"
      ),
      ("Buy. Button", "only punctuation differs: 'Buy.' is computed as 'Buy,'"),
      (
        "buy Button",
        "only capitalization, spaces and punctuation differ: 'buy' is computed as 'Buy,'"
      ),
    ]
  )
  func `a spelling difference is described`(line: String, advice: String) async {
    #expect(
      await WrongTranscript.help(WrongTranscript.buy, "buy\n\(line)")
        == "\(advice); \(WrongTranscript.update)"
    )
  }

  @Test(
    arguments: [
      ("Еще", "only the letter 'ё' differs: 'Еще' is computed as 'Ещё'"),
      (
        "Eщё",
        "only letters that look the same in another alphabet differ: 'Eщё' is computed as 'Ещё'"
      ),
    ]
  )
  func `confused Russian letters are described`(line: String, advice: String) async {
    let code = "let more = UILabel()\nmore.text = \"Ещё\""
    #expect(
      await WrongTranscript.help(code, "more\n\(line)", language: "ru")
        == "\(advice); \(WrongTranscript.update)"
    )
  }

  @Test func `an announcement that is probably lost is explained`() async {
    let code = """
      let save = UIButton(type: .system)
      save.setTitle("Save", for: .normal)
      save.addAction(
        UIAction { _ in UIAccessibility.post(notification: .announcement, argument: "Saved") },
        for: .touchUpInside)
      """
    let fence = "save\nSave, Button\n> double tap\n[activated Save]\n[announcement] Saved"
    #expect(
      await WrongTranscript.help(code, fence)
        == "VoiceOver's own speech after a double tap replaces the announcement: post it with the "
        + "priority '.high', available since iOS 17, or about a second later; "
        + WrongTranscript.update
    )
  }

  @Test func `a different order suggests setting accessibilityElements`() async {
    let help = await WrongTranscript.help(WrongTranscript.texts, "texts\nTwo\nOne\nThree")
    #expect(help?.contains("in a different order") == true)
    #expect(help?.contains("set 'accessibilityElements' of their container") == true)
    #expect(help?.hasSuffix("; \(WrongTranscript.update)") == true)
  }

  @Test(
    arguments: [
      (WrongTranscript.buy, "buy\nBuy, Кнопка", "en", "ru"),
      (WrongTranscript.buy, "buy\nBuy, Button", "ru", "en"),
      (
        WrongTranscript.slider,
        "size\nSize, Small, элемент регулировки, "
          + "Смахните вверх или вниз одним пальцем, чтобы настроить значение",
        "en", "ru"
      ),
    ]
  )
  func `words of another language suggest the lang option`(
    code: String,
    fence: String,
    language: String,
    other: String
  ) async {
    let expected =
      "the page has words of a language other than '\(language)': write 'lang=\(other)' "
      + "after the expression; \(WrongTranscript.update)"
    #expect(await WrongTranscript.help(code, fence, language: language) == expected)
  }

  @Test func `an unspoken hint suggests the hints option`() async {
    let words = "Size, Small, adjustable"
    let hint = "Swipe up or down with one finger to adjust the value"
    #expect(
      await WrongTranscript.help(WrongTranscript.slider, "size hints=off\n\(words), \(hint)")
        == "the page has a hint, but hints are off: remove 'hints=off'; \(WrongTranscript.update)"
    )
    #expect(
      await WrongTranscript.help(WrongTranscript.slider, "size\n\(words)")
        == "the page omits the hint: write 'hints=off' after the expression, or add the hint; "
        + WrongTranscript.update
    )
  }

  @Test(
    arguments: [
      (
        "texts\nOne\nTwo\nThree\n> swipe right\nTwo",
        "a fence with gestures begins with the first stop only: write '> swipe right'"
      ),
      ("texts\nOne", "a fence without gestures reads all 3 stops: add the other 2"),
      ("texts\nOne\nswipe right\nTwo", "'swipe right' is a gesture: put '> ' before it"),
    ]
  )
  func `confusing a walk with gestures is explained`(fence: String, advice: String) async {
    #expect(await WrongTranscript.help(WrongTranscript.texts, fence)?.hasPrefix(advice) == true)
  }

  @Test(
    arguments: [
      (WrongTranscript.buy, "buy\nSell, Button"), (WrongTranscript.buy, "buy\nSell, Heading"),
      (WrongTranscript.buy, "buy\nRead"),
      (WrongTranscript.buy, "buy"),
      (WrongTranscript.texts, "texts\nOne\nTwo\nFour"),
      (WrongTranscript.texts, "texts\nOne, Heading\nTwo, Button\nThree"),
    ]
  )
  func `no advice is given if no single edit explains the difference`(
    code: String,
    fence: String
  ) async {
    #expect(await WrongTranscript.help(code, fence) == WrongTranscript.update)
  }
}
