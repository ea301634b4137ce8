import Diagnostics
import Foundation
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

/// If a single edit of the code explains a wrong transcript, the help suggests it.
struct ElementAdviceTests {
  @Test func `silence suggests isAccessibilityElement`() async {
    let code = """
      let badge = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      badge.accessibilityLabel = "New"
      """
    let help = await WrongTranscript.help(code, "badge\nNew")
    #expect(help?.contains("set 'isAccessibilityElement = true' on the view") == true)
  }

  @Test func `an unlabelled element suggests the texts that it hides`() async {
    let code = """
      let title = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
      title.accessibilityLabel = "Margherita"
      let price = UILabel(frame: CGRect(x: 0, y: 24, width: 200, height: 20))
      price.text = "9 euros"
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      card.addSubview(title)
      card.addSubview(price)
      card.isAccessibilityElement = true
      card.accessibilityTraits = .button
      """
    let expected =
      "the element has no label and hides the views inside it, which say 'Margherita', "
      + "'9 euros': set 'accessibilityLabel' on the element itself, or set "
      + "'isAccessibilityElement = false' to have them read one by one; \(WrongTranscript.update)"
    #expect(await WrongTranscript.help(code, "card\nMargherita, 9 euros, Button") == expected)
    #expect(await WrongTranscript.help(code, "card\nMargherita\n9 euros") == expected)
    #expect(await WrongTranscript.help(code, "card\nCalzone, Button") == WrongTranscript.update)
  }

  @Test func `a label on the title of a cell suggests the cell`() async {
    let code = """
      let title = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
      title.accessibilityLabel = "Margherita"
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      cell.contentView.addSubview(title)
      cell.isAccessibilityElement = true
      """
    let help = await WrongTranscript.help(code, "cell\nMargherita")
    #expect(help?.contains("which say 'Margherita': set 'accessibilityLabel'") == true)
  }

  @Test(
    arguments: [
      (
        "let title = UILabel()\ntitle.text = \"Menu\"", "title\nMenu, Heading",
        "which the element lacks: insert '.header' into 'accessibilityTraits'"
      ),
      (
        WrongTranscript.buy, "buy\nBuy",
        "remove '.button' from 'accessibilityTraits', or add the word"
      ),
      (
        WrongTranscript.buy, "buy\nselected, Buy, Button",
        "which the element lacks: insert '.selected' into 'accessibilityTraits'"
      ),
      (
        WrongTranscript.slider.replacing(".adjustable", with: "[]"),
        "size\nSize, Small, adjustable, Swipe up or down with one finger to adjust the value",
        "which the element lacks: insert '.adjustable' into 'accessibilityTraits'"
      ),
      (
        WrongTranscript.texts, "texts\nOne, Heading\nTwo, Heading\nThree, Heading",
        "which the element lacks: insert '.header' into 'accessibilityTraits'"
      ),
    ]
  )
  func `a spoken trait suggests the trait`(
    code: String,
    fence: String,
    advice: String
  ) async {
    #expect(await WrongTranscript.help(code, fence)?.contains(advice) == true)
  }

  @Test func `a trait is named in the language of the fence`() async {
    let advice = "insert '.header' into 'accessibilityTraits'"
    let code = "let title = UILabel()\ntitle.text = \"Меню\""
    let help = await WrongTranscript.help(code, "title\nМеню, Заголовок", language: "ru")
    #expect(help?.contains(advice) == true)
  }

  @Test func `advice is the same for cached results`() async {
    let text = """
      ```swift
      import UIKit
      let title = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
      title.text = "Margherita"
      let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      card.addSubview(title)
      card.isAccessibilityElement = true
      ```

      ```voiceover card
      Margherita
      ```
      """
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "by-ear-advice-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let runner = SnippetRunner(
      toolchain: Page.toolchain,
      cache: folder.path(percentEncoded: false)
    )
    let chapter = ChapterSource(path: "page.md", language: "en", text: text)
    let first = await runner.check([chapter]).report.diagnostics
    let second = await runner.check([chapter]).report.diagnostics
    #expect(first.first?.help?.contains("which say 'Margherita'") == true)
    #expect(second == first)
  }
}
