import Foundation
import Text

struct TimeLengthText {
  let language: String
  let style: DateComponentsFormatter.UnitsStyle

  /// Joins amounts of units.
  ///
  /// - Parameter amounts: The units, counted from 0 for the year to 6 for the second, with their
  ///   counts.
  ///
  /// Source: the Unicode CLDR, lists of units; certainty A for full words, C for the rest.
  func join(_ amounts: [(unit: Int, count: Int)]) -> String {
    let words = TimeUnitWords.all(in: language)
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

  private func text(of count: Int, _ words: TimeUnitWords) -> String {
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

  private func spelledOut(_ count: Int, _ words: TimeUnitWords) -> String {
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
struct TimeUnitWords {
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
  static func all(in language: String) -> [TimeUnitWords] {
    switch language {
    case "ru": russian
    case "de": german
    case "zh": chinese
    default: english
    }
  }

  private static let english = [
    TimeUnitWords(plain: "year", "years", "yr", "y"),
    TimeUnitWords(plain: "month", "months", "mth", "mo"),
    TimeUnitWords(plain: "week", "weeks", "wk", "w"),
    TimeUnitWords(plain: "day", "days", "day", "d"),
    TimeUnitWords(plain: "hour", "hours", "hr", "h"),
    TimeUnitWords(plain: "minute", "minutes", "min", "m"),
    TimeUnitWords(plain: "second", "seconds", "sec", "s"),
  ]

  private static let russian = [
    TimeUnitWords("год", "года", "лет", "г."), TimeUnitWords("месяц", "месяца", "месяцев", "мес."),
    TimeUnitWords("неделя", "недели", "недель", "нед.", isFeminine: true),
    TimeUnitWords("день", "дня", "дней", "дн."), TimeUnitWords("час", "часа", "часов", "ч"),
    TimeUnitWords("минута", "минуты", "минут", "мин", isFeminine: true),
    TimeUnitWords("секунда", "секунды", "секунд", "с", isFeminine: true),
  ]

  private static let german = [
    TimeUnitWords(plain: "Jahr", "Jahre", "J.", "J"),
    TimeUnitWords(plain: "Monat", "Monate", "Mon.", "M"),
    TimeUnitWords(plain: "Woche", "Wochen", "Wo.", "W"),
    TimeUnitWords(plain: "Tag", "Tage", "Tg.", "T"),
    TimeUnitWords(plain: "Stunde", "Stunden", "Std.", "Std."),
    TimeUnitWords(plain: "Minute", "Minuten", "Min.", "Min."),
    TimeUnitWords(plain: "Sekunde", "Sekunden", "Sek.", "Sek."),
  ]

  private static let chinese = [
    TimeUnitWords(plain: "年", "年", "年", "年"), TimeUnitWords(plain: "个月", "个月", "个月", "个月"),
    TimeUnitWords(plain: "周", "周", "周", "周"), TimeUnitWords(plain: "天", "天", "天", "天"),
    TimeUnitWords(plain: "小时", "小时", "小时", "小时"), TimeUnitWords(plain: "分钟", "分钟", "分钟", "分钟"),
    TimeUnitWords(plain: "秒钟", "秒钟", "秒", "秒"),
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
