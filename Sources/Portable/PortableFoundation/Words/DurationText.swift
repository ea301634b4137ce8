import Foundation
import Text

struct DurationText {
  let language: String
  let style: DateComponentsFormatter.UnitsStyle

  /// Joins amounts of units.
  ///
  /// - Parameter amounts: The units, counted from 0 for the year to 6 for the second, with their
  ///   counts.
  ///
  /// Source: the Unicode CLDR, lists of units; certainty A for full words, C for the rest.
  func join(_ amounts: [(unit: Int, count: Int)]) -> String {
    let words = TimeUnitNames.all(in: language)
    let parts = amounts.map { text(of: $0.count, words[$0.unit]) }
    if language == "de", parts.count > 1, style == .full || style == .spellOut {
      return parts.dropLast().joined(separator: ", ") + " und " + (parts.last ?? "")
    }
    return parts.joined(separator: separator)
  }

  private var separator: String {
    if language == "zh" { return "" }
    if language == "ru" { return " " }
    return style == .abbreviated || style == .brief ? " " : ", "
  }

  private func text(of count: Int, _ words: TimeUnitNames) -> String {
    let space = language == "zh" ? "" : " "
    switch style {
    case .full: return "\(count)\(space)\(words.name(after: count, in: language))"
    case .spellOut:
      return "\(spelledOut(count, words))\(space)\(words.name(after: count, in: language))"
    case .short:
      let plural = language == "en" && count != 1 && words.short != "min" ? "s" : ""
      return "\(count)\(space)\(words.short)\(plural)"
    case .brief: return "\(count)\(words.short)"
    case .abbreviated, .positional:
      return language == "en" || language == "zh"
        ? "\(count)\(words.letter)" : "\(count) \(words.letter)"
    }
  }

  private func spelledOut(_ count: Int, _ words: TimeUnitNames) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: language)
    formatter.numberStyle = .spellOut
    let text = formatter.string(from: NSNumber(value: count)) ?? String(count)
    guard language == "ru", words.isFeminine else { return text }
    for (masculine, feminine) in [("один", "одна"), ("два", "две")] where text.hasSuffix(masculine)
    {
      return text.dropLast(masculine.count) + feminine
    }
    return text
  }
}

/// The names of a unit of time in one language: the singular, the Russian form for 2 to 4, the
/// plural, and two abbreviations.
struct TimeUnitNames {
  let one: String
  let few: String
  let many: String
  let short: String
  let letter: String
  /// Whether a spelled-out Russian number takes the feminine form.
  var isFeminine = false

  func name(after count: Int, in language: String) -> String {
    PluralRule(language: language).form(of: count, one, few, many)
  }

  /// The units of a language from year, month and week to day, hour, minute and second.
  ///
  /// Source: the Unicode CLDR, the long and short forms of units; certainty A.
  static func all(in language: String) -> [TimeUnitNames] {
    switch language {
    case "ru": russian
    case "de": german
    case "zh": chinese
    default: english
    }
  }

  private static let english = [
    TimeUnitNames(plain: "year", "years", "yr", "y"),
    TimeUnitNames(plain: "month", "months", "mth", "mo"),
    TimeUnitNames(plain: "week", "weeks", "wk", "w"),
    TimeUnitNames(plain: "day", "days", "day", "d"),
    TimeUnitNames(plain: "hour", "hours", "hr", "h"),
    TimeUnitNames(plain: "minute", "minutes", "min", "m"),
    TimeUnitNames(plain: "second", "seconds", "sec", "s"),
  ]

  private static let russian = [
    TimeUnitNames("год", "года", "лет", "г."), TimeUnitNames("месяц", "месяца", "месяцев", "мес."),
    TimeUnitNames("неделя", "недели", "недель", "нед.", isFeminine: true),
    TimeUnitNames("день", "дня", "дней", "дн."), TimeUnitNames("час", "часа", "часов", "ч"),
    TimeUnitNames("минута", "минуты", "минут", "мин", isFeminine: true),
    TimeUnitNames("секунда", "секунды", "секунд", "с", isFeminine: true),
  ]

  private static let german = [
    TimeUnitNames(plain: "Jahr", "Jahre", "J.", "J"),
    TimeUnitNames(plain: "Monat", "Monate", "Mon.", "M"),
    TimeUnitNames(plain: "Woche", "Wochen", "Wo.", "W"),
    TimeUnitNames(plain: "Tag", "Tage", "Tg.", "T"),
    TimeUnitNames(plain: "Stunde", "Stunden", "Std.", "Std."),
    TimeUnitNames(plain: "Minute", "Minuten", "Min.", "Min."),
    TimeUnitNames(plain: "Sekunde", "Sekunden", "Sek.", "Sek."),
  ]

  private static let chinese = [
    TimeUnitNames(plain: "年", "年", "年", "年"), TimeUnitNames(plain: "个月", "个月", "个月", "个月"),
    TimeUnitNames(plain: "周", "周", "周", "周"), TimeUnitNames(plain: "天", "天", "天", "天"),
    TimeUnitNames(plain: "小时", "小时", "小时", "小时"), TimeUnitNames(plain: "分钟", "分钟", "分钟", "分钟"),
    TimeUnitNames(plain: "秒钟", "秒钟", "秒", "秒"),
  ]

  private init(plain one: String, _ many: String, _ short: String, _ letter: String) {
    (self.one, few, self.many, self.short, self.letter) = (one, many, many, short, letter)
  }

  private init(
    _ one: String,
    _ few: String,
    _ many: String,
    _ short: String,
    isFeminine: Bool = false
  ) {
    (self.one, self.few, self.many, self.short, letter) = (one, few, many, short, short)
    self.isFeminine = isFeminine
  }
}
