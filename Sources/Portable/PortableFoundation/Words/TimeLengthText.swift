import Foundation

/// A length of time in the words of a language.
struct TimeLengthText {
  let language: String
  let style: DateComponentsFormatter.UnitsStyle

  /// Joins amounts, whose units are counted from the year to the second.
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
