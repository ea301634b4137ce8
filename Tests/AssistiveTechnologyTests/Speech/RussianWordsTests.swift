import AccessibilityTree
import AssistiveTechnology
import SpeechRules
import Testing

struct RussianWordsTests {
  private static func spoken(
    _ caption: String,
    label: String? = "Тест",
    value: String? = nil,
    _ traits: AccessibilityTraits = [],
    context: Place.Context? = nil
  ) -> SpokenCase {
    SpokenCase(
      name: caption,
      label: label,
      value: value,
      traits: traits,
      context: context,
      language: "ru",
      caption: caption
    )
  }

  private static let rotor = "Используйте ротор для доступа к объекту: Слова с ошибками"
  private static let edit = "Коснитесь дважды, чтобы редактировать"
  private static let toggle = "Коснитесь дважды, чтобы переключить настройку"

  // Rule: ru-words.
  // Source: words of a normaliser of VoiceOver's phrases, or that AccessibilitySnapshot and the
  // phones' pictures have in common; certainty B.
  static let words: [SpokenCase] = [
    spoken("Тест, Кнопка", .button),
    spoken("Тест, Ссылка", .link),
    spoken("Тест, Изображение", .image),
    spoken("выбрано, Тест", .selected),
    spoken("Тест, недоступно", .notEnabled),
    spoken("Тест, Поле поиска", .searchField),
    spoken("Тест, Заголовок", .header),
    spoken("Тест, Вкладка", .tabBarItem),
    spoken(
      "Тест, Текстовое поле, Идет правка, точка вставки в начале, \(rotor)",
      [.textEntry, .isEditing]
    ),
    spoken("Тест, Текстовое поле, \(edit), \(rotor)", [.textEntry, .textArea]),
    spoken("Тест, Защищенное текстовое поле, \(edit)", [.textEntry, .secureTextField]),
    spoken(
      "Тест, элемент регулировки, "
        + "Смахните вверх или вниз одним пальцем, чтобы настроить значение",
      .adjustable
    ),
    spoken("Тест, Ориентир", context: .landmarkStart),
    spoken("Тест, 2 из 5", context: .series(index: 2, count: 5)),
    spoken("Тест, Вкладка, 2 из 3", .button, context: .tab(index: 2, count: 3)),
    spoken("Тест, 50 %", value: "50 %"),
  ]

  // Rule: ru-back.
  // Source: a normaliser of VoiceOver's phrases, Apple's string table; certainty B.
  static let back: [SpokenCase] = [
    spoken("Главная, Кнопка, указывающая назад", label: "Главная", [.button, .backButton]),
    spoken("Кнопка, указывающая назад", label: "Назад", [.button, .backButton]),
    spoken("Кнопка, указывающая назад", label: "назад", [.button, .backButton]),
  ]

  // Rule: ru-switch.
  // Source: pictures of phones, certainty B; “по-разному” certainty C.
  static let states: [SpokenCase] = [
    spoken("Тест, Кнопка-переключатель, вкл., \(toggle)", value: "1", [.button, .toggleButton]),
    spoken("Тест, Кнопка-переключатель, выкл., \(toggle)", value: "0", [.button, .toggleButton]),
    spoken(
      "Тест, Кнопка-переключатель, по-разному, \(toggle)",
      value: "2",
      [.button, .toggleButton]
    ),
    spoken("Тест, Кнопка-переключатель, вкл., \(toggle)", value: "1", .toggleButton),
    spoken(
      "Тест, недоступно, Кнопка-переключатель, выкл.",
      value: "0",
      [.toggleButton, .notEnabled]
    ),
  ]

  // Rule: ru-lists.
  // Source: AccessibilitySnapshot, certainty C; its word for the end of a landmark means the end of
  // a line and is not used.
  static let lists: [SpokenCase] = [
    spoken("Тест, Начало списка", context: .listStart),
    spoken("Тест, Конец списка", context: .listEnd),
    spoken("Тест, Конец ориентира", context: .landmarkEnd),
  ]

  // Rule: ru-private.
  // Source: the akaDuality/AccessibilityTraits list, certainty B; draggable and alert C.
  static let rare: [SpokenCase] = [
    spoken("Тест, Кнопка-переключатель", [.button, .radioButton]),
    spoken("Тест, Пункт меню", .menuItem),
    spoken("Тест, Кнопка, Можно перетащить", [.button, .draggable]),
    spoken("Тест, Неактивный, Нижний колонтитул", [.inactive, .footer]),
    spoken("Тест, Посещены, Ссылка", [.link, .visited]),
    spoken("Тест, Значок, Папка", [.icon, .folder]),
    spoken(
      "Тест, Объект меню статуса, Предупреждение, Коснитесь дважды для прокрутки вверх",
      [.statusBarItem, .alert]
    ),
    spoken("Тест, Инструмент выбора", .pickerElement),
    spoken(
      "Тест, Кнопка, Всплывающая кнопка, Коснитесь дважды для активации инструмента выбора",
      [.button, .popUpButton]
    ),
  ]

  // Rule: ru-words.
  // Source: a normaliser of VoiceOver's phrases; B.
  @Test func `a collapsed element says so and how to expand it`() {
    let element = AccessibilityElement(
      id: ElementID(1),
      label: "Тест",
      traits: .button,
      isExpanded: false
    )
    let composer = UtteranceComposer(settings: SpeechSettings(language: "ru"))
    let spoken = composer.utterance(for: Stop(element))
    #expect(spoken.caption == "Тест, Кнопка, Свернуто, Коснитесь дважды, чтобы развернуть")
    let words = spoken.parts.suffix(2).map { $0.wording?.certainty }
    #expect(words == [.reported, .reported])
  }

  // Rule: ru-private.
  @Test(arguments: [(nil, false), (2, true)] as [(Int?, Bool)])
  func `the level of a heading is a guess, the word for a heading isn't`(
    level: Int?,
    isGuess: Bool
  ) {
    let element = AccessibilityElement(
      id: ElementID(1),
      label: "Тест",
      traits: .header,
      headingLevel: level
    )
    let composer = UtteranceComposer(settings: SpeechSettings(language: "ru"))
    let guesses = composer.utterance(for: Stop(element)).parts.filter(\.isGuess)
    #expect(guesses.isEmpty != isGuess)
  }

  @Test(arguments: words + back + states + lists + rare)
  func `words of a Russian phone are spoken`(_ spoken: SpokenCase) {
    #expect(spoken.spoken == spoken.caption)
  }
}
