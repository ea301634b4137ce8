import AssistiveTechnology
import Testing

struct VoiceCommandTests {
  // Source: Apple's table of Voice Control's commands in each language (APL); certainty A. “at” may
  // be left out on a phone, “on” is the notation's.
  static let vocabulary: [(String, String, VoiceCommand)] = [
    ("show names", "показать названия", .show(.names)),
    ("show numbers", "показать номера", .show(.numbers)),
    ("show grid", "показать сетку", .show(.grid)),
    ("show names continuously", "показывать названия", .showContinuously(.names)),
    ("show numbers continuously", "показывать номера", .showContinuously(.numbers)),
    ("show grid continuously", "показывать сетку", .showContinuously(.grid)),
    ("hide names", "скрыть названия", .hide(.names)),
    ("hide numbers", "скрыть номера", .hide(.numbers)),
    ("hide grid", "скрыть сетку", .hide(.grid)),
    ("hide overlays", "скрыть наложения", .hideOverlays),
    ("show commands", "показать команды", .showCommands),
    ("show actions for Mail", "показать действия для Mail", .showActions(.name("Mail"))),
    ("choose 3", "выбрать 3", .choose(3)),
    ("tap Buy now", "нажать Buy now", .tap(.name("Buy now"))),
    ("tap 3", "нажать 3", .tap(.number(3))),
    ("double tap Photo", "коснуться дважды Photo", .doubleTap(.name("Photo"))),
    ("long press Photo", "нажать долго на Photo", .longPress(.name("Photo"))),
    ("increment Size", "увеличить значение для Size", .increment(.name("Size"))),
    ("increment 2 by 5", "увеличить значение для 2 на 5", .increment(.number(2), by: 5)),
    ("decrement Size", "уменьшить значение для Size", .decrement(.name("Size"))),
    ("swipe left", "смахнуть влево", .swipe(.left)),
    ("swipe right", "смахнуть вправо", .swipe(.right)),
    ("swipe up", "смахнуть вверх", .swipe(.up)),
    ("swipe down", "смахнуть вниз", .swipe(.down)),
    ("swipe left at Mail", "смахнуть влево по Mail", .swipe(.left, at: .name("Mail"))),
    ("scroll down", "прокрутить вниз", .scroll(.down)),
    ("scroll up", "прокрутить вверх", .scroll(.up)),
    ("scroll left", "прокрутить влево", .scroll(.left)),
    ("scroll right", "прокрутить вправо", .scroll(.right)),
    ("scroll to top", "прокрутить в начало", .scrollToEdge(.up)),
    ("scroll to bottom", "прокрутить в конец", .scrollToEdge(.down)),
    ("scroll to left edge", "прокрутить до левого края", .scrollToEdge(.left)),
    ("go back", "назад", .goBack),
    ("go home", "перейти на экран домой", .goHome),
    ("go to sleep", "спать", .sleep),
    ("wake up", "проснуться", .wakeUp),
    ("lock screen", "заблокировать экран", .lockScreen),
    ("repeat that", "повторить это", .repeatThat()),
    ("repeat that 5 times", "повторить 5 раз", .repeatThat(times: 5)),
    ("repeat that 3 times", "повторить 3 раза", .repeatThat(times: 3)),
    ("type Hello, world", "ввести Hello, world", .type("Hello, world")),
    ("delete that", "удалить это", .deleteThat),
    ("delete all", "удалить все", .deleteAll),
  ]

  // Rule: voice-commands.
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

  // Rule: voice-commands.
  @Test(arguments: vocabulary, ["de", "zh-Hans"])
  func `every language understands the commands it shows`(
    row: (english: String, russian: String, command: VoiceCommand),
    language: String
  ) throws {
    let text = row.command.description(in: language)
    #expect(try VoiceCommand(parsing: text) == row.command, "\(text)")
    #expect(text != row.english)
  }

  // Source: the same tables (APL) and Apple's Russian support page on Voice Control (APS); A.
  static let otherWords: [(String, VoiceCommand)] = [
    ("  Show   Names ", .show(.names)),
    ("show the grid", .show(.grid)),
    ("hide all overlays", .hideOverlays),
    ("what can I say?", .showCommands),
    ("press Buy", .tap(.name("Buy"))),
    ("click Buy", .tap(.name("Buy"))),
    ("tap and hold Photo", .longPress(.name("Photo"))),
    ("swipe left on Mail", .swipe(.left, at: .name("Mail"))),
    ("scroll page down", .scroll(.down)),
    ("scroll to the end", .scrollToEdge(.down)),
    ("go to the home screen", .goHome),
    ("repeat three times", .repeatThat(times: 3)),
    ("repeat that twice", .repeatThat(times: 2)),
    ("increment Size three times", .increment(.name("Size"), by: 3)),
    ("5", .choose(5)),
    ("tap \"Buy\"", .tap(.name("Buy"))),
    ("tap 2 pizzas", .tap(.name("2 pizzas"))),
    ("показать имена", .show(.names)),
    ("показать все команды", .showCommands),
    ("Показать, что сказать", .showCommands),
    ("Нажать «Универсальный доступ»", .tap(.name("Универсальный доступ"))),
    ("щёлкнуть Купить", .tap(.name("Купить"))),
    ("нажать и удерживать Фото", .longPress(.name("Фото"))),
    ("показывать сетку постоянно", .showContinuously(.grid)),
    ("вернуться назад", .goBack),
    ("повторить трижды", .repeatThat(times: 3)),
    ("повторить это ещё 4 раза", .repeatThat(times: 4)),
    ("прокрутить страницу вниз", .scroll(.down)),
    ("удалить всё", .deleteAll),
    ("auf Kaufen tippen", .tap(.name("Kaufen"))),
    ("轻点购买", .tap(.name("购买"))),
    ("在Photo向左轻扫", .swipe(.left, at: .name("Photo"))),
    ("返回到主屏幕", .goHome),
  ]

  // Rule: voice-spelling.
  @Test(arguments: otherWords)
  func `synonyms, case, spaces and punctuation are accepted`(
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
    ("repeat that forever", nil),
    ("make me a sandwich with everything", nil),
    ("", nil),
  ]

  @Test(arguments: unknown)
  func `an unknown command suggests the nearest known one`(text: String, suggestion: String?) {
    let error = #expect(throws: UnknownCommand.self) { try VoiceCommand(parsing: text) }
    #expect(error == UnknownCommand(.voiceControl, text: text, suggestion: suggestion))
  }

  @Test(arguments: [
    ("en", "shows all names", "show names"), ("ru", "покажи названия всех", "показать названия"),
    ("de", "Namen zeigen bitte", "Namen anzeigen"), ("xx", "show a grid", "show grid"),
    ("en", "next", "show names"), ("ru", "купи пиццу", "показать названия"),
  ])
  func `examples are commands of the language, similar ones first, then common ones`(
    language: String,
    text: String,
    nearest: String
  ) {
    let examples = VoiceCommand.examples(in: language, near: text)
    #expect(examples.first == nearest)
    #expect(examples.count == 4)
    #expect(Set(examples).count == 4)
  }

  @Test func `the message names the command and the suggestion`() {
    let error = UnknownCommand(.voiceControl, text: "show name", suggestion: "show names")
    #expect("\(error)" == "unknown voice command 'show name'; did you mean 'show names'?")
  }
}
