import Localization
import Testing

struct CapitalizationTests {
  @Test(arguments: [
    ("labels", "Labels"), ("приложение", "Приложение"), ("iOS and others", "iOS and others"),
    ("`label` and value", "`label` and value"),
  ])
  func `a sentence begins with a capital letter, and names are unchanged`(
    text: String,
    expected: String
  ) {
    #expect(text.capitalizedFirst == expected)
  }

  @Test(arguments: [
    ("Labels", "labels"), ("Люди и причины", "люди и причины"), ("SwiftUI", "SwiftUI"),
    ("VoiceOver speaks", "VoiceOver speaks"), ("WCAG 2.2", "WCAG 2.2"), ("А", "а"),
  ])
  func `a text within a sentence begins with a lowercase letter, and names are unchanged`(
    text: String,
    expected: String
  ) {
    #expect(text.lowercasedFirst == expected)
  }
}
