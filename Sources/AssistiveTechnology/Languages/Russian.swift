// Sources: AS is AccessibilitySnapshot's string table, APL Apple's own shipped string tables, IMG
// pictures of real phones, NORM a Russian speech normaliser that lists VoiceOver's phrases, DUAL the
// akaDuality/AccessibilityTraits list, BOOK akaDuality's book. A: certain, B: reported by people who
// listened, C: concluded. Unmarked words are in AS and in one of IMG, NORM and DUAL, certainty B.
extension SpeechWords {
  /// The Russian words.
  static let russian = SpeechWords(
    language: "ru",
    traits: TraitWords(
      selected: "Выбрано",
      dimmed: "Недоступно",
      button: "Кнопка",
      backButton: "Кнопка, указывающая назад",  // NORM, APL, B; AS has another word
      backLabel: "Назад",
      popUpButton: "Всплывающая кнопка",  // DUAL, B
      switchButton: "Кнопка-переключатель",
      tab: "Вкладка",
      textField: "Текстовое поле",
      secureTextField: "Защищённое текстовое поле",  // AS, C for the letter ё
      isEditing: "Идет правка",
      heading: "Заголовок",
      link: "Ссылка",
      pickerItem: "Инструмент выбора",  // DUAL, B
      adjustable: "Элемент регулировки",
      image: "Изображение",
      searchField: "Поле поиска",
    ),
    // IMG, B; “смешанно” is AS, written as the two others are, C.
    switchStates: SwitchStateWords(on: "вкл.", off: "выкл.", mixed: "смешанно"),
    hints: HintSentences(
      toggle: "Коснитесь дважды, чтобы переключить настройку",
      adjust: "Смахните вверх или вниз одним пальцем, чтобы настроить значение",  // AS, B
      edit: "Коснитесь дважды, чтобы редактировать",
      popUp: "Коснитесь дважды для активации инструмента выбора",  // DUAL, B
      useRotor: { "Используйте ротор для доступа к объекту: \($0)" },
      misspelledWords: "Слова с ошибками",  // AS, C
    ),
    places: PlaceWords(
      counter: { "\($0) из \($1)" },
      tabBar: "Панель вкладок",  // APL, A for the word
      listStart: "Начало списка",  // AS, C
      listEnd: "Конец списка",  // AS, C
      landmarkStart: "Ориентир",
      landmarkEnd: "Конец ориентира",  // C: AS says “end of line”, a slip of translation
      // AS, C; there the two sentences stand in each other's place.
      rowSpan: { "Охватывает строк: \($0)" },
      columnSpan: { "Охватывает столбцов: \($0)" },
      row: { "Ряд \($0)" },  // AS, C
      column: { "Столбец \($0)" },  // AS, C
    ),
    // AS, C: no recording.
    notices: NoticeWords(actions: "Доступны действия", content: "Доступно больше контента"),
    rotors: RotorNames(
      headings: "Заголовки",  // AS, B
      links: "Ссылки",  // AS, B
      adjustValue: "Настройка значения",  // C
      actions: "Действия",  // C
      moreContent: "Больше контента",  // C
    ),
    // APL, A for the words; the words for text fields and links are those of the traits, C.
    controls: ControlNames(
      backButton: "Кнопка, указывающая назад",
      adjustable: "Настраиваемый элемент управления",
      searchField: "Поле поиска",
      textField: "Текстовое поле",
      link: "Ссылка",
      image: "Изображение",
      button: "Кнопка",
    ),
    // Apple's Russian support page on Voice Control, B; “scroll” and the steps of a value C.
    commands: [
      VoiceCommandPhrase("показать названия", .show(.names)),
      VoiceCommandPhrase("показать имена", .show(.names)),
      VoiceCommandPhrase("показать номера", .show(.numbers)),
      VoiceCommandPhrase("показать сетку", .show(.grid)),
      VoiceCommandPhrase("скрыть названия", .hide(.names)),
      VoiceCommandPhrase("скрыть имена", .hide(.names)),
      VoiceCommandPhrase("скрыть номера", .hide(.numbers)),
      VoiceCommandPhrase("скрыть сетку", .hide(.grid)),
      VoiceCommandPhrase("показать, что сказать", .showCommands),
      VoiceCommandPhrase("показать команды", .showCommands),
      VoiceCommandPhrase("нажать и удерживать") { .longPress($0) },
      VoiceCommandPhrase("нажать") { .tap($0) },
      VoiceCommandPhrase("увеличить") { .increment($0) },
      VoiceCommandPhrase("уменьшить") { .decrement($0) },
      VoiceCommandPhrase("смахнуть вправо", .swipe(.right)),
      VoiceCommandPhrase("смахнуть влево", .swipe(.left)),
      VoiceCommandPhrase("смахнуть вверх", .swipe(.up)),
      VoiceCommandPhrase("смахнуть вниз", .swipe(.down)),
      VoiceCommandPhrase("прокрутить вправо", .scroll(.right)),
      VoiceCommandPhrase("прокрутить влево", .scroll(.left)),
      VoiceCommandPhrase("прокрутить вверх", .scroll(.up)),
      VoiceCommandPhrase("прокрутить вниз", .scroll(.down)),
      VoiceCommandPhrase("вернуться назад", .goBack),
      VoiceCommandPhrase("повторить это", .repeatThat),
    ],
    gesture: { $0.russianDescription },
  )
}
