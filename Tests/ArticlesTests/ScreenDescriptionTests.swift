import AccessibilityTree
import AssistiveTechnology
import BookTestSupport
import ScreenDrawing
import SnippetNotation
import SpeechRules
import Testing

/// The text alternative of a drawing.
struct ScreenDescriptionTests {
  private let fence = "```screen menu\nThe menu: {stops} of them.\n```\n"

  /// Rows with the same parts, and a tab bar of two buttons.
  private func parts(buttons: [String]) -> [ScreenPart] {
    let rows = buttons.map { words in
      ScreenPart(
        .row,
        parts: [
          ScreenPart(.picture), ScreenPart(.text), ScreenPart(.text),
          ScreenPart(.button, words: words),
        ]
      )
    }
    return rows + [ScreenPart(.tabBar, parts: [ScreenPart(.button), ScreenPart(.button)])]
  }

  @Test(arguments: [
    (
      "en", ["Add", "Add", "Add"],
      "On the screen: 3 rows, each with image, 2 texts, button “Add”; a tab bar: 2 buttons. Drawing"
    ),
    ("en", ["Add", "Remove"], "On the screen: 2 rows, each with image, 2 texts, button; a tab"),
    ("en", ["Add"], "On the screen: a row: image, 2 texts, button “Add”; a tab bar"),
    (
      "ru", ["Добавить", "Добавить"],
      "На экране: 2 строки, в каждой: изображение, 2 текста, кнопка «Добавить»; панель вкладок: "
        + "2 кнопки."
    ),
  ])
  func `the text alternative of a drawing describes repeated structure once`(
    language: String,
    buttons: [String],
    words: String
  ) throws {
    var screen = Walkthrough.over(["Soup"], language: language)
    screen.drawing?.parts = parts(buttons: buttons)
    let page = try LittleBook(fence, language: language)
      .page([5: .drawn(before: nil, after: screen)])
    #expect(page.contains("aria-label=\"\(words)"))
  }

  @Test func `the text alternative of a complex drawing is shortened`() throws {
    var screen = Walkthrough.over(["Soup"])
    let kinds: [ScreenPart.Kind] = [.text, .button]
    screen.drawing?.parts = (0..<40).map { ScreenPart(kinds[$0 % 2]) }
    let page = try LittleBook(fence).page([5: .drawn(before: nil, after: screen)])
    let list = Array(repeating: "text; button", count: 4).joined(separator: "; ")
    #expect(page.contains("On the screen: \(list); and more. Drawing"))
  }
}
