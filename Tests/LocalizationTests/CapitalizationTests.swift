import Localization
import Testing

struct CapitalizationTests {
  @Test(arguments: [
    ("labels", "Labels"), ("приложение", "Приложение"), ("iOS and others", "iOS and others"),
    ("`label` and value", "`label` and value"),
  ])
  func `a sentence begins with a capital letter, and a name stays as it is`(
    text: String,
    expected: String
  ) {
    #expect(text.capitalizedFirst == expected)
  }

  @Test(arguments: [
    ("Labels", "labels"), ("Люди и причины", "люди и причины"), ("SwiftUI", "SwiftUI"),
    ("VoiceOver speaks", "VoiceOver speaks"), ("WCAG 2.2", "WCAG 2.2"), ("А", "а"),
  ])
  func `within a sentence a text begins with a small letter, and a name stays as it is`(
    text: String,
    expected: String
  ) {
    #expect(text.lowercasedFirst == expected)
  }
}
