import AssistiveTechnology
import Testing

/// The vocabulary of Voice Control.
struct VoiceCommandTests {
  // Source of the words: Apple's support page on Voice Control in both languages, quoted in part by
  // seed article 004; certainty B. Scrolling and stepping: C.
  static let vocabulary: [(String, String, VoiceCommand)] = [
    ("show names", "показать названия", .show(.names)),
    ("show numbers", "показать номера", .show(.numbers)),
    ("show grid", "показать сетку", .show(.grid)),
    ("hide names", "скрыть названия", .hide(.names)),
    ("hide numbers", "скрыть номера", .hide(.numbers)),
    ("hide grid", "скрыть сетку", .hide(.grid)),
    ("show commands", "показать, что сказать", .showCommands),
    ("tap Buy now", "нажать Buy now", .tap(.name("Buy now"))),
    ("tap 3", "нажать 3", .tap(.number(3))),
    ("long press Photo", "нажать и удерживать Photo", .longPress(.name("Photo"))),
    ("increment Size", "увеличить Size", .increment(.name("Size"))),
    ("decrement Size", "уменьшить Size", .decrement(.name("Size"))),
    ("swipe left", "смахнуть влево", .swipe(.left)),
    ("swipe right", "смахнуть вправо", .swipe(.right)),
    ("swipe up", "смахнуть вверх", .swipe(.up)),
    ("swipe down", "смахнуть вниз", .swipe(.down)),
    ("scroll down", "прокрутить вниз", .scroll(.down)),
    ("scroll up", "прокрутить вверх", .scroll(.up)),
    ("scroll left", "прокрутить влево", .scroll(.left)),
    ("scroll right", "прокрутить вправо", .scroll(.right)),
    ("go back", "вернуться назад", .goBack),
    ("repeat that", "повторить это", .repeatThat),
  ]

  @Test(arguments: vocabulary)
  func `every command can be said in English and Russian`(
    english: String,
    russian: String,
    command: VoiceCommand
  ) throws {
    #expect(try VoiceCommand(parsing: english) == command)
    #expect(try VoiceCommand(parsing: russian) == command)
    #expect(command.text == english)
    #expect(command.description(in: "ru") == russian)
  }

  @Test(arguments: [
    ("  Show   Names ", VoiceCommand.show(.names)),
    ("показать имена", .show(.names)),
    ("Показать что сказать", .showCommands),
    ("Нажать «Универсальный доступ»", .tap(.name("Универсальный доступ"))),
    ("tap \"Buy\"", .tap(.name("Buy"))),
    ("tap 2 pizzas", .tap(.name("2 pizzas"))),
  ])
  func `capitals, blanks, commas and quotation marks do not matter`(
    text: String,
    command: VoiceCommand
  ) throws {
    #expect(try VoiceCommand(parsing: text) == command)
  }

  static let unknown: [(String, String?)] = [
    ("show name", "show names"),
    ("tep Basket", "tap Basket"),
    ("tap", "tap …"),
    ("показать номер", "показать номера"),
    ("make me a sandwich with everything", nil),
    ("", nil),
  ]

  @Test(arguments: unknown)
  func `an unknown command brings the nearest known one`(text: String, suggestion: String?) {
    let error = #expect(throws: UnknownVoiceCommand.self) { try VoiceCommand(parsing: text) }
    #expect(error == UnknownVoiceCommand(text: text, suggestion: suggestion))
  }

  @Test func `the message names the command and the suggestion`() {
    let error = UnknownVoiceCommand(text: "show name", suggestion: "show names")
    #expect("\(error)" == "unknown voice command 'show name'; did you mean 'show names'?")
  }
}
