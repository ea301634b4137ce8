// The keys of the sources are explained in docs/speech.md.
extension VoiceCommandWords {
  static let russian = VoiceCommandWords(
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
  )
}
