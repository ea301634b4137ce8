import AccessibilityTree
import AssistiveTechnology
import SpeechRules
import Testing

struct RussianSpeechTests {
  // Source: the seed articles' own transcripts, certainty B; parts and words as there, the split
  // into label, value and traits is ours.
  static let cases: [SpokenCase] = [
    seed("B044 l.1", "Москва", traits: .button, "Москва, Кнопка"),
    seed(
      "B044 l.3",
      "Адрес",
      value: "Москва, улица Наметкина, 13Б",
      traits: .button,
      "Адрес, Москва, улица Наметкина, 13Б, Кнопка"
    ),
    seed(
      "B044 l.8",
      "Пепперони-сердце, 625 рублей",
      value: "Пикантная пепперони, моцарелла, томатный соус",
      traits: .button,
      "Пепперони-сердце, 625 рублей, Пикантная пепперони, моцарелла, томатный соус, Кнопка"
    ),
    seed(
      "B044 l.9",
      "Меню",
      traits: [.button, .selected, .tabBarItem],
      context: .tab(index: 1, count: 4),
      "выбрано, Меню, Вкладка, 1 из 4"
    ),
    seed("B067 l.1", "Добавить в пиццу", traits: .header, "Добавить в пиццу, Заголовок"),
    seed(
      "B067 l.2",
      "Сырный бортик, 169 рублей",
      traits: [.button, .notEnabled],
      "Сырный бортик, 169 рублей, недоступно, Кнопка"
    ),
    seed(
      "B067 l.4",
      "Моцарелла, 49 рублей",
      traits: [.button, .selected],
      "выбрано, Моцарелла, 49 рублей, Кнопка"
    ),
    seed(
      "B026, a picture of a phone",
      "VoiceOver",
      value: "1",
      traits: [.button, .toggleButton],
      "VoiceOver, Кнопка-переключатель, вкл., Коснитесь дважды, чтобы переключить настройку"
    ),
    seed(
      "B114",
      "Москва, улица Миклухо-Маклая, 36А",
      value: "С 9 до 23, сейчас закрыто",
      traits: [.button, .notEnabled],
      "Москва, улица Миклухо-Маклая, 36А, С 9 до 23, сейчас закрыто, недоступно, Кнопка"
    ),
    seed(
      "V69",
      "Пицца Пепперони Фреш с перцем",
      traits: .image,
      "Пицца Пепперони Фреш с перцем, Изображение"
    ),
    seed(
      "V83 a",
      "Размер",
      value: "средний",
      traits: .adjustable,
      "Размер, средний, элемент регулировки, "
        + "Смахните вверх или вниз одним пальцем, чтобы настроить значение"
    ),
    seed(
      "Y16 d",
      "Такси: Домой, 21 минута, Эконом",
      traits: .button,
      "Такси: Домой, 21 минута, Эконом, Кнопка"
    ),
    // The most reliable words where sources differ; certainty B.
    seed(
      "back button",
      "назад",
      traits: [.button, .backButton],
      "Кнопка, указывающая назад"
    ),
    seed(
      "text field",
      "Имя",
      traits: .textEntry,
      "Имя, Текстовое поле, Коснитесь дважды, чтобы редактировать"
    ),
    seed(
      "switch off",
      value: "0",
      traits: [.button, .toggleButton, .notEnabled],
      "недоступно, Кнопка-переключатель, выкл."
    ),
  ]

  // Rule: ru-heard.
  @Test(arguments: cases)
  func `a line reported by a listener is composed word for word`(_ spoken: SpokenCase) {
    #expect(spoken.spoken == spoken.caption)
  }

  private static func seed(
    _ name: String,
    _ label: String? = nil,
    value: String? = nil,
    traits: AccessibilityTraits,
    context: Place.Context? = nil,
    _ caption: String
  ) -> SpokenCase {
    SpokenCase(
      name: name,
      label: label,
      value: value,
      traits: traits,
      context: context,
      language: "ru",
      caption: caption
    )
  }
}
