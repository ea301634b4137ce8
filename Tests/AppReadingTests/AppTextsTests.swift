import AppReading
import Testing

/// Texts of an app in the language of the device.
struct AppTextsTests {
  @Test(arguments: [
    ("en", "Text(\"cart.title\")", "Text(\"Cart\")"),
    ("ru", "Text(\"cart.title\")", "Text(\"Корзина \\\"А\\\"\")"),
    ("ru", "Button(\"pay\") {}", "Button(\"Оплатить\") {}"),
    ("en", "String(localized: \"pay\")", "String(localized: \"Pay now\")"),
    ("ru", "Image(\"pay\")", "Image(\"pay\")"),
    ("ru", "Text(\"Buy\")", "Text(\"Buy\")"),
    ("en", "let id = \"pay\"", "let id = \"pay\""),
  ])
  func `a key that is shown becomes its text`(language: String, code: String, text: String) throws {
    #expect(try translated(code, language) == text)
  }

  private func translated(_ code: String, _ language: String) throws -> String {
    let app = try Project([
      "en.lproj/Localizable.strings": "/* Title */\n\"cart.title\" = \"Cart\";",
      "ru.lproj/Localizable.strings": "\"cart.title\" = \"Корзина \\\"А\\\"\";",
      "Texts.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "pay": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Pay now"}},
          "ru": {"stringUnit": {"state": "translated", "value": "Оплатить"}}}},
        "Buy": {}}}
      """,
    ])
    let texts = AppTexts(AppIndex(AppFolder(app.path), cache: nil), language: language)
    return texts.translated(code)
  }

  @Test(arguments: [
    ("Nothing was sent yet", true), ("Sign in to continue", true), ("Nothing to pay", false),
    ("Home Cloud", false), ("Not in any table", false), ("%d of them left", false),
  ])
  func `a sentence that is the same in all languages is untranslated`(
    text: String,
    isFound: Bool
  ) throws {
    let plain =
      "\"a\" = \"Nothing was sent yet\"; \"n\" = \"Home Cloud\"; "
      + "\"d\" = \"%d of them left\";"
    let app = try Project([
      "en.lproj/Localizable.strings": plain
        + "\"b\" = \"Nothing to pay\"; \"c\" = \"Pay with a card\";",
      "de.lproj/Localizable.strings": plain
        + "\"b\" = \"Nichts zu zahlen\"; \"c\" = \"Mit einer Karte zahlen\";",
      "Texts.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Sign in to continue": {},
        "Go to the end": {"localizations": {"de": {"stringUnit": {"value": "Ans Ende"}}}},
        "Go to the start": {"localizations": {"de": {"stringUnit": {"value": "An den Anfang"}}}}}}
      """,
    ])
    let texts = AppTexts(AppIndex(AppFolder(app.path), cache: nil), language: "en")
    #expect(texts.untranslated(among: [text]) == (isFound ? [text] : []))
  }
}
