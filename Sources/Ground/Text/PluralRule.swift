/// The plural rules of a language.
///
/// Only whole numbers matter, since a book counts lines and pages.
///
/// - `otherOnly`: no plural, as in Chinese and Japanese
/// - `oneAndOther`: 1, and the rest, as in English and German
/// - `zeroAsOne`: 0 and 1, and the rest, as in French and Hindi
/// - `dual`: 1, 2, and the rest, as in Hebrew
/// - `eastSlavic`: depends on the last digits, as in Russian
/// - `polish`: like Russian, but 21 is like 25
/// - `westSlavic`: 1, 2 to 4, and the rest, as in Czech
/// - `southSlavic`: like Russian, with one form for the rest, as in Serbian
/// - `arabic`: six forms
///
/// Source: Unicode CLDR 47, “Language Plural Rules”, cardinal.
package enum PluralRule: Sendable {
  case otherOnly
  case oneAndOther
  case zeroAsOne
  case dual
  case eastSlavic
  case polish
  case westSlavic
  case southSlavic
  case arabic

  /// The rule of a language; that of English if it is unknown.
  package init(language: String) {
    self = Self.ofLanguages[language.prefix { $0 != "-" }.lowercased()] ?? .oneAndOther
  }

  package var categories: Set<PluralCategory> {
    switch self {
    case .otherOnly: [.other]
    case .oneAndOther, .zeroAsOne: [.one, .other]
    case .dual: [.one, .two, .other]
    case .eastSlavic, .polish: [.one, .few, .many]
    case .westSlavic, .southSlavic: [.one, .few, .other]
    case .arabic: Set(PluralCategory.allCases)
    }
  }

  package func category(of count: Int) -> PluralCategory {
    let number = count.magnitude
    let (ten, hundred) = (number % 10, number % 100)
    let isFew = (2...4).contains(ten) && !(12...14).contains(hundred)
    let endsInOne = ten == 1 && hundred != 11
    switch self {
    case .otherOnly: return .other
    case .oneAndOther: return number == 1 ? .one : .other
    case .zeroAsOne: return number < 2 ? .one : .other
    case .dual: return number == 1 ? .one : number == 2 ? .two : .other
    case .eastSlavic: return endsInOne ? .one : isFew ? .few : .many
    case .polish: return number == 1 ? .one : isFew ? .few : .many
    case .westSlavic: return number == 1 ? .one : (2...4).contains(number) ? .few : .other
    case .southSlavic: return endsInOne ? .one : isFew ? .few : .other
    case .arabic: return Self.arabicCategory(number, hundred)
    }
  }

  private static func arabicCategory(_ number: UInt, _ hundred: UInt) -> PluralCategory {
    switch (number, hundred) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  private static let ofLanguages: [String: PluralRule] = [
    "ar": .arabic, "be": .eastSlavic, "bn": .zeroAsOne, "bs": .southSlavic, "cs": .westSlavic,
    "fa": .zeroAsOne, "fr": .zeroAsOne, "he": .dual, "hi": .zeroAsOne, "hr": .southSlavic,
    "hy": .zeroAsOne, "id": .otherOnly, "ja": .otherOnly, "ko": .otherOnly, "ms": .otherOnly,
    "pl": .polish, "pt": .zeroAsOne, "ru": .eastSlavic, "sk": .westSlavic, "sr": .southSlavic,
    "th": .otherOnly, "uk": .eastSlavic, "vi": .otherOnly, "zh": .otherOnly, "zu": .zeroAsOne,
  ]

  /// Chooses between three forms: for one, few and many.
  ///
  /// Languages with fewer or more categories use the closest form.
  package func form(of count: Int, _ one: String, _ few: String, _ many: String) -> String {
    switch category(of: count) {
    case .one: one
    case .two, .few: few
    case .zero, .many, .other: many
    }
  }
}

package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}
