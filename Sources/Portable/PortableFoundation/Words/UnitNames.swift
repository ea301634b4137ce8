import Foundation
import Text

/// The names of units in English and Russian.
///
/// Source: the Unicode locale data (CLDR), units of the long and the short form.
struct UnitNames {
  var language: String

  private typealias Words = (one: String, few: String, many: String, short: String)

  func text(
    number: String,
    value: Double,
    unit: Unit,
    style: Formatter.UnitStyle,
    isBareDegree: Bool
  ) -> String {
    if isBareDegree, unit is UnitTemperature, style != .long { return number + "°" }
    guard let words = words(of: unit) else { return "\(number) \(unit.symbol)" }
    guard style == .long else {
      let isTight = words.short.hasPrefix("°") && language != "ru"
      return number + (isTight || style == .short && language != "ru" ? "" : " ") + words.short
    }
    let name: String
    if language == "ru" {
      // In Russian a fraction takes the genitive singular, as in “1,5 километра”.
      guard value == value.rounded(), abs(value) < 1e15 else { return "\(number) \(words.few)" }
      name = PluralRule(language: language).form(of: Int(value), words.one, words.few, words.many)
    } else {
      name = value == 1 ? words.one : words.many
    }
    return "\(number) \(name)"
  }

  func name(of unit: Unit, style: Formatter.UnitStyle) -> String {
    guard let words = words(of: unit) else { return unit.symbol }
    return style == .long ? words.many : words.short
  }

  private func words(of unit: Unit) -> Words? {
    (language == "ru" ? Self.russian : Self.english)[unit.symbol]
  }

  private static let english: [String: Words] = [
    "km": ("kilometer", "kilometers", "kilometers", "km"),
    "m": ("meter", "meters", "meters", "m"),
    "cm": ("centimeter", "centimeters", "centimeters", "cm"),
    "mm": ("millimeter", "millimeters", "millimeters", "mm"),
    "mi": ("mile", "miles", "miles", "mi"),
    "ft": ("foot", "feet", "feet", "ft"),
    "in": ("inch", "inches", "inches", "in"),
    "yd": ("yard", "yards", "yards", "yd"),
    "kg": ("kilogram", "kilograms", "kilograms", "kg"),
    "g": ("gram", "grams", "grams", "g"),
    "lb": ("pound", "pounds", "pounds", "lb"),
    "oz": ("ounce", "ounces", "ounces", "oz"),
    "°C": ("degree Celsius", "degrees Celsius", "degrees Celsius", "°C"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit", "degrees Fahrenheit", "°F"),
    "km/h": ("kilometer per hour", "kilometers per hour", "kilometers per hour", "km/h"),
    "m/s": ("meter per second", "meters per second", "meters per second", "m/s"),
    "mph": ("mile per hour", "miles per hour", "miles per hour", "mph"),
    "hr": ("hour", "hours", "hours", "hr"),
    "min": ("minute", "minutes", "minutes", "min"),
    "s": ("second", "seconds", "seconds", "sec"),
    "L": ("liter", "liters", "liters", "L"),
    "mL": ("milliliter", "milliliters", "milliliters", "mL"),
  ]

  private static let russian: [String: Words] = [
    "km": ("километр", "километра", "километров", "км"),
    "m": ("метр", "метра", "метров", "м"),
    "cm": ("сантиметр", "сантиметра", "сантиметров", "см"),
    "mm": ("миллиметр", "миллиметра", "миллиметров", "мм"),
    "mi": ("миля", "мили", "миль", "миль"),
    "ft": ("фут", "фута", "футов", "фт"),
    "in": ("дюйм", "дюйма", "дюймов", "дюйм."),
    "yd": ("ярд", "ярда", "ярдов", "ярд."),
    "kg": ("килограмм", "килограмма", "килограммов", "кг"),
    "g": ("грамм", "грамма", "граммов", "г"),
    "lb": ("фунт", "фунта", "фунтов", "фунт."),
    "oz": ("унция", "унции", "унций", "унц."),
    "°C": ("градус Цельсия", "градуса Цельсия", "градусов Цельсия", "°C"),
    "°F": ("градус Фаренгейта", "градуса Фаренгейта", "градусов Фаренгейта", "°F"),
    "km/h": ("километр в час", "километра в час", "километров в час", "км/ч"),
    "m/s": ("метр в секунду", "метра в секунду", "метров в секунду", "м/с"),
    "mph": ("миля в час", "мили в час", "миль в час", "миль/час"),
    "hr": ("час", "часа", "часов", "ч"),
    "min": ("минута", "минуты", "минут", "мин"),
    "s": ("секунда", "секунды", "секунд", "с"),
    "L": ("литр", "литра", "литров", "л"),
    "mL": ("миллилитр", "миллилитра", "миллилитров", "мл"),
  ]
}
