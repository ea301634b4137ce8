// The keys of the sources are explained in docs/speech.md.
extension SpeechWords {
  /// The Russian words.
  static let russian = SpeechWords(
    language: "ru",
    traits: TraitWords(
      selected: .reported("Выбрано", "AS, IMG"),
      dimmed: .reported("Недоступно", "AS, NORM"),
      button: .reported("Кнопка", "AS, IMG"),
      backButton: .reported("Кнопка, указывающая назад", "NORM, APL"),
      backLabel: .reported("Назад", "AS"),
      popUpButton: .reported("Всплывающая кнопка", "DUAL"),
      switchButton: .reported("Кнопка-переключатель", "AS, IMG"),
      tab: .reported("Вкладка", "AS, NORM"),
      textField: .reported("Текстовое поле", "AS, NORM"),
      secureTextField: .concluded("Защищённое текстовое поле", "AS"),
      isEditing: .reported("Идет правка", "AS, NORM"),
      insertionPointAtStart: .concluded("точка вставки в начале"),
      insertionPointAtEnd: .concluded("точка вставки в конце"),
      heading: .reported("Заголовок", "AS, NORM"),
      headingLevel: .concluded("Заголовок уровня %1$@"),
      link: .reported("Ссылка", "AS, NORM"),
      pickerItem: .reported("Инструмент выбора", "DUAL"),
      adjustable: .reported("Элемент регулировки", "AS, NORM"),
      image: .reported("Изображение", "AS, NORM"),
      searchField: .reported("Поле поиска", "AS, NORM"),
      directTouchArea: .concluded("Область прямого касания"),
      rare: RareTraitWords(
        inactive: .reported("Неактивный", "DUAL"),
        radioButton: .reported("Кнопка-переключатель", "DUAL"),
        menuItem: .reported("Пункт меню", "DUAL"),
        draggable: .concluded("Можно перетащить"),
        footer: .reported("Нижний колонтитул", "DUAL"),
        visited: .reported("Просмотрено", "DUAL"),
        icon: .reported("Значок", "DUAL"),
        folder: .reported("Папка", "DUAL"),
        statusBarItem: .reported("Объект меню статуса", "DUAL"),
        alert: .concluded("Предупреждение"),
      ),
    ),
    switchStates: SwitchStateWords(
      on: .reported("вкл.", "IMG"),
      off: .reported("выкл.", "IMG"),
      // AS's word, written as the two others are.
      mixed: .concluded("По-разному"),
    ),
    expansion: ExpansionWords(
      expanded: .concluded("Развернуто", "APL"),
      collapsed: .concluded("Свернуто", "APL"),
    ),
    hints: HintSentences(
      toggle: .reported("Коснитесь дважды, чтобы переключить настройку", "AS, IMG"),
      adjust: .reported(
        "Смахните вверх или вниз одним пальцем, чтобы настроить значение",
        "AS"
      ),
      edit: .reported("Коснитесь дважды, чтобы редактировать", "AS, DUAL"),
      expand: .concluded("Коснитесь дважды, чтобы развернуть", "APL"),
      collapse: .concluded("Коснитесь дважды, чтобы свернуть"),
      popUp: .reported("Коснитесь дважды для активации инструмента выбора", "DUAL"),
      chooseAction: .concluded(
        "Смахните вверх или вниз, чтобы выбрать действие, затем коснитесь дважды для активации"
      ),
      directTouch: .concluded("Используйте ротор, чтобы включить прямое касание в этом приложении"),
      scrollToTop: .concluded("Коснитесь дважды для прокрутки вверх", "APL"),
      useRotor: .reported("Используйте ротор для доступа к объекту: %1$@", "BOOK"),
      misspelledWords: .concluded("Слова с ошибками", "AS"),
    ),
    places: PlaceWords(
      counter: .reported("%1$@ из %2$@", "AS, APL"),
      tabBar: .certain("Панель вкладок", "APL"),
      listStart: .concluded("Начало списка", "AS"),
      listEnd: .concluded("Конец списка", "AS"),
      landmarkStart: .reported("Ориентир", "AS, DUAL"),
      // AS says “end of line”, a slip of translation.
      landmarkEnd: .concluded("Конец ориентира"),
      // In AS the two sentences stand in each other's place.
      rowSpan: .concluded("Охватывает строк: %1$@", "AS"),
      columnSpan: .concluded("Охватывает столбцов: %1$@", "AS"),
      row: .concluded("Ряд %1$@", "AS"),
      column: .concluded("Столбец %1$@", "AS"),
    ),
    notices: NoticeWords(
      actions: .concluded("Доступны действия", "AS"),
      content: .concluded("Доступно больше контента", "AS"),
    ),
    blank: .concluded("пробел"),
    rotors: RotorNames(
      characters: .reported("Символы", "DOC"),
      words: .reported("Слова", "DOC"),
      lines: .reported("Строки", "DOC"),
      audioGraph: AudioGraphWords(
        name: .concluded("Звуковой график"),
        describe: .concluded("Описать диаграмму"),
        details: .concluded("Подробности диаграммы"),
        play: .concluded("Воспроизвести звуковой график"),
        complete: .concluded("Готово"),
      ),
      containers: .reported("Контейнеры", "DOC"),
      formControls: .reported("Элементы форм", "DOC"),
      adjustValue: .concluded("Настройка значения"),
      actions: .concluded("Действия"),
      activate: .concluded("Активировать (выбрано)", "BOOK"),
      moreContent: .concluded("Больше контента"),
      system: SystemRotorNames(
        link: .reported("Ссылки", "AS"),
        visitedLink: .reported("Посещенные ссылки", "AS"),
        heading: .reported("Заголовки", "AS"),
        headingLevel1: .reported("Заголовок 1", "AS"),
        headingLevel2: .reported("Заголовок 2", "AS"),
        headingLevel3: .reported("Заголовок 3", "AS"),
        headingLevel4: .reported("Заголовок 4", "AS"),
        headingLevel5: .reported("Заголовок 5", "AS"),
        headingLevel6: .reported("Заголовок 6", "AS"),
        boldText: .reported("Жирный текст", "AS"),
        italicText: .reported("Курсив", "AS"),
        underlineText: .reported("Подчеркнутый текст", "AS"),
        misspelledWord: .reported("Слова с ошибками", "AS"),
        image: .reported("Изображения", "AS"),
        textField: .reported("Текстовые поля", "AS"),
        table: .reported("Таблицы", "AS"),
        list: .reported("Списки", "AS"),
        landmark: .reported("Ориентиры", "AS"),
      ),
    ),
    controls: ControlNames(
      backButton: .certain("Кнопка, указывающая назад", "APL"),
      adjustable: .certain("Настраиваемый элемент управления", "APL"),
      searchField: .certain("Поле поиска", "APL"),
      textField: .concluded("Текстовое поле", "AS"),
      link: .concluded("Ссылка", "AS"),
      image: .certain("Изображение", "APL"),
      text: .certain("Текст", "APL"),
      button: .certain("Кнопка", "APL"),
    ),
    commands: VoiceCommandWords(
      showNames: .certain("показать названия|показать имена", "APL, APS"),
      showNumbers: .certain("показать номера", "APL, APS"),
      showGrid: .certain("показать сетку", "APL, APS"),
      showNamesContinuously: .certain("показывать названия|показывать имена", "APL"),
      showNumbersContinuously: .certain("показывать номера|показывать цифры", "APL"),
      showGridContinuously: .certain("показывать сетку [постоянно]", "APL, APS"),
      hideNames: .certain("скрыть названия|скрыть имена", "APL, APS"),
      hideNumbers: .certain("скрыть номера", "APL, APS"),
      hideGrid: .certain("скрыть сетку", "APL, APS"),
      hideOverlays: .certain("скрыть [все] наложения", "APL"),
      showCommands: .certain("показать [все] [доступные] команды", "APL"),
      showWhatToSay: .certain(
        "показать [мне] что [можно] сказать|показать [мне] что [можно] говорить"
          + "|покажи [мне] что [можно] сказать|показать примеры [фраз]|покажи примеры [фраз]",
        "APL, APS"
      ),
      showActions: .certain("показать действия для {name}", "APL"),
      choose: .certain("выбрать {count}|{count}", "APL"),
      tap: .certain(
        "нажать [на] [объект] {name}|коснуться [один раз] [однократно] [объекта] {name}"
          + "|однократно коснуться [объекта] {name}|щелкнуть [по объекту] [объект] {name}",
        "APL, APS"
      ),
      doubleTap: .certain("коснуться дважды {name}|дважды коснуться {name}", "APL"),
      longPress: .certain(
        "нажать долго на {name}|нажать долго {name}|[выполнить] долгое нажатие [на] {name}",
        "APL"
      ),
      tapAndHold: .certain(
        "[однократно] коснуться и удерживать {name}|коснуться однократно и удерживать {name}"
          + "|нажать и удерживать {name}",
        "APL, APS"
      ),
      increment: .certain("увеличить значение для {name}|увеличить значение {name}", "APL"),
      incrementBy: .certain(
        "увеличить значение для {name} на {count}|увеличить значение {name} на {count}"
          + "|увеличить значение [для] {name} на {count} единиц"
          + "|увеличить значение [для] {name} на {count} единицы",
        "APL"
      ),
      decrement: .certain("уменьшить значение для {name}|уменьшить значение {name}", "APL"),
      decrementBy: .certain(
        "уменьшить значение для {name} на {count}|уменьшить значение {name} на {count}"
          + "|уменьшить значение [для] {name} на {count} единиц"
          + "|уменьшить значение [для] {name} на {count} единицы",
        "APL"
      ),
      swipe: VoiceCommandWords.Directions(
        right: .certain("смахнуть вправо", "APL, APS"),
        left: .certain("смахнуть влево", "APL"),
        up: .certain("смахнуть вверх", "APL"),
        down: .certain("смахнуть вниз", "APL, APS"),
      ),
      swipeAt: VoiceCommandWords.Directions(
        right: .certain("смахнуть вправо по {name}|смахнуть вправо {name}", "APL"),
        left: .certain("смахнуть влево по {name}|смахнуть влево {name}", "APL"),
        up: .certain("смахнуть вверх по {name}|смахнуть вверх {name}", "APL"),
        down: .certain("смахнуть вниз по {name}|смахнуть вниз {name}", "APL"),
      ),
      scroll: VoiceCommandWords.Directions(
        right: .certain("прокрутить [страницу] вправо", "APL"),
        left: .certain("прокрутить [страницу] влево", "APL"),
        up: .certain("прокрутить [страницу] вверх", "APL"),
        down: .certain("прокрутить [страницу] вниз", "APL"),
      ),
      scrollToEdge: VoiceCommandWords.Directions(
        right: .certain(
          "прокрутить до правого края [экрана] [страницы]"
            + "|прокрутить к правому краю [экрана] [страницы]",
          "APL"
        ),
        left: .certain(
          "прокрутить до левого края [экрана] [страницы]"
            + "|прокрутить к левому краю [экрана] [страницы]",
          "APL"
        ),
        up: .certain("прокрутить в начало|прокрутить до начала", "APL"),
        down: .certain("прокрутить в конец|прокрутить до конца", "APL"),
      ),
      goBack: .certain("назад|вернуться назад", "APL, APS"),
      goHome: .certain(
        "перейти на экран домой|перейти на домашний экран|перейти на главный экран"
          + "|нажать кнопку домой",
        "APL"
      ),
      sleep: .certain("спать", "APS"),
      wakeUp: .certain("проснуться", "APS"),
      lockScreen: .certain("заблокировать экран", "APS"),
      repeatThat: .certain("повторить это|повторить это [еще] один раз", "APL, APS"),
      // APS has «повторить трижды»; the form «раза» follows from grammar.
      repeatTimes: .certain(
        "повторить {count} раз|повторить {count} раза|повторить [это] [еще] {count} раз"
          + "|повторить [это] [еще] {count} раза|повторить {count}|повтори [это] снова {count}",
        "APL, APS"
      ),
      type: .certain("ввести {text}|буквально {text}", "APL"),
      deleteThat: .certain("удалить это|удалить выбранное", "APL"),
      deleteAll: .certain("удалить все", "APL"),
      numbers: .concluded(
        "один два|дважды три|трижды четыре пять шесть семь восемь девять десять",
        "APS"
      ),
    ),
    switches: SwitchWords(
      tap: .concluded("Коснуться"),
      increment: .concluded("Увеличить"),
      decrement: .concluded("Уменьшить"),
      next: .concluded("следующий объект"),
      previous: .concluded("предыдущий объект"),
      select: .concluded("выбрать объект"),
      choose: .concluded("выбрать в меню: %1$@"),
      cancel: .concluded("отменить"),
    ),
    keys: KeyWords(
      tab: .concluded("Tab"),
      shiftTab: .concluded("Shift-Tab"),
      up: .concluded("стрелка вверх"),
      down: .concluded("стрелка вниз"),
      left: .concluded("стрелка влево"),
      right: .concluded("стрелка вправо"),
      space: .concluded("пробел"),
      escape: .concluded("Escape"),
      back: .concluded("Tab-B"),
      actions: .concluded("Tab-Z"),
      choose: .concluded("выбрать в меню: %1$@"),
      type: .concluded("ввести «%1$@»"),
    ),
    numberForm: { (2...4).contains($0 % 10) && !(12...14).contains($0 % 100) ? 1 : 0 },
  )
}
