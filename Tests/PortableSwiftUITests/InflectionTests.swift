import PortableSwiftUI
import Testing

@MainActor
struct InflectionTests {
  // Rule: swiftui-texts.
  // Source: Apple's documentation of automatic grammar agreement; A. The plurals: C.
  @Test(
    arguments: [
      ("^[1 key](inflect: true)", "1 key"), ("^[2 key](inflect: true)", "2 keys"),
      ("^[0 key](inflect: true)", "0 keys"), ("^[5 child](inflect: true) left", "5 children left"),
      ("^[3 box of chips](inflect: true)", "3 boxes of chips"),
      ("^[2 big city](inflect: true)", "2 big cities"), ("^[2 class](inflect: true)", "2 classes"),
      ("^[4 sheep](inflect: true)", "4 sheep"), ("^[2 photos](inflect: true)", "2 photos"),
      ("^[plain](agreeWithArgument: 1)", "plain"), ("2^3 [x]", "2^3 [x]"),
    ]
  )
  func `a noun agrees with its number`(text: String, said: String) throws {
    #expect(try heard(Text(LocalizedStringKey(text))) == [said])
    let attributed = AttributedString(localized: String.LocalizationValue(text))
    #expect(try heard(Text(attributed)) == [said])
  }

  @Test func `inflected words are in hints and labels, too`() throws {
    let button = Button("Delete ^[\(3) photo](inflect: true)") {}
      .accessibilityHint("Costs ^[\(2) key](inflect: true).")
    #expect(try heard(button, hints: true) == ["Delete 3 photos, Button, Costs 2 keys."])
  }
}
