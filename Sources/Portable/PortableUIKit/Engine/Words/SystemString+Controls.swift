import Text

extension SystemString {
  package static let decrement = Self("Decrement", ru: "Уменьшить", de: "Verringern", zh: "减量")
  package static let increment = Self("Increment", ru: "Увеличить", de: "Erhöhen", zh: "增量")
  package static let inProgress = Self(
    "In progress",
    ru: "Идёт выполнение операции",
    de: "In Arbeit",
    zh: "进行中"
  )
  static let progress = Self("Progress", ru: "Ход выполнения", de: "Status", zh: "进度")
  static let progressHalted = Self(
    "Progress halted",
    ru: "Выполнение операции остановлено",
    de: "Angehalten",
    zh: "进程暂停"
  )
  static let clearText = Self("Clear text", ru: "Удалить текст", de: "Text löschen", zh: "清除文本")
  static let datePicker = Self(
    "Date Picker",
    ru: "Инструмент выбора даты",
    de: "Datumsauswahl",
    zh: "日期选择器"
  )
  static let timePicker = Self(
    "Time Picker",
    ru: "Инструмент выбора времени",
    de: "Zeitauswahl",
    zh: "时间选择器"
  )
  static let changeMonthHint = Self(
    "Double-tap to change month and year",
    ru: "Коснитесь дважды, чтобы изменить месяц и год",
    de: "Zum Ändern von Monat und Jahr doppeltippen",
    zh: "轻点两下更改月份和年份"
  )
  /// Certainty C for all languages.
  static let colorWell = Self("Color well", ru: "Образец цвета", de: "Farbfeld", zh: "颜色池")

  static func page(_ page: Int, of count: Int) -> SystemString {
    Self(
      "page \(page) of \(count)",
      ru: "страница \(page) из \(count)",
      de: "Seite \(page) von \(count)",
      zh: "第\(page)页（共\(count)页）"
    )
  }

  static func hours(_ count: Int) -> SystemString {
    Self(
      count == 1 ? "1 hour" : "\(count) hours",
      ru: "\(count) \(PluralRule.eastSlavic.form(of: count, "час", "часа", "часов"))",
      de: count == 1 ? "1 Stunde" : "\(count) Stunden",
      zh: "\(count)小时"
    )
  }

  static func minutes(_ count: Int) -> SystemString {
    Self(
      count == 1 ? "1 minute" : "\(count) minutes",
      ru: "\(count) \(PluralRule.eastSlavic.form(of: count, "минута", "минуты", "минут"))",
      de: count == 1 ? "1 Minute" : "\(count) Minuten",
      zh: "\(count)分钟"
    )
  }

  /// The label of the wheel of minutes.
  ///
  /// Source: the caption panel of iOS 26.6.1; certainty H for English, C for the others.
  static let minuteWheel = Self("Minutes", ru: "Минуты", de: "Minuten", zh: "分钟")

  /// The spoken value of a badge.
  ///
  /// Source: AccessibilitySnapshot, iOS 18; certainty A for English, C for the others.
  static func items(_ count: Int) -> SystemString {
    Self(
      count == 1 ? "1 item" : "\(count) items",
      ru: "\(count) \(PluralRule.eastSlavic.form(of: count, "объект", "объекта", "объектов"))",
      de: count == 1 ? "1 Objekt" : "\(count) Objekte",
      zh: "\(count)个项目"
    )
  }
}
