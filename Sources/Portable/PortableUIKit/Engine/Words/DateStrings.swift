import Foundation

struct DateStrings {
  let calendar: Calendar
  let locale: Locale

  /// Formats a date, such as "Nov 21, 2026" or "Saturday, November 21".
  func text(of date: Date, template: String) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    formatter.setLocalizedDateFormatFromTemplate(template)
    // The narrow space before "AM" is only typographic.
    return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
  }

  var months: [String] {
    let formatter = DateFormatter()
    formatter.locale = locale
    return formatter.standaloneMonthSymbols
  }

  var usesDayPeriods: Bool { text(of: Date(timeIntervalSince1970: 0), template: "j").count > 2 }

  var dayPeriods: [String] {
    let formatter = DateFormatter()
    formatter.locale = locale
    return [formatter.amSymbol, formatter.pmSymbol]
  }
}

extension Int {
  /// The number as a percentage in the device's language: Russian and German put a space before the
  /// sign.
  @MainActor var asPercent: String {
    let tag = DeviceSettings.current.language.lowercased()
    return ["ru", "de"].contains(where: tag.hasPrefix) ? "\(self)\u{A0}%" : "\(self)%"
  }
}

extension UIImage {
  /// The app's label, or else Apple's name for a symbol, or else the image's name.
  @MainActor package var spokenName: String? { spokenLabel ?? name }

  @MainActor var spokenLabel: String? { accessibilityLabel ?? symbolName }

  /// Apple's name for a symbol, as far as one was heard or read; in English only.
  ///
  /// Source: CVS Health's legends and notes, trees of UI tests; issue 5165 of SwiftLint for
  /// “Add”; certainty B.
  @MainActor private var symbolName: String? {
    guard isSymbol, DeviceSettings.current.language.lowercased().hasPrefix("en") else { return nil }
    return name.flatMap { Self.symbolWords[$0] }
  }

  private static let symbolWords = [
    "exclamationmark.circle": "Error",
    "globe": "Globe",
    "info.circle.fill": "info",
    "paintbrush.fill": "format",
    "plus": "Add",
    "square.grid.2x2.fill": "grid 2x2",
    "star.fill": "Favorite",
    "tag.fill": "tag",
  ]
}
