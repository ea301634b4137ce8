import SpeechRules

/// A command as somebody wrote it: a verb and, after it, a name, a text or a time.
struct CommandText {
  /// Everything, as it was written.
  let text: String
  /// Everything in lower case, with one blank between words.
  let phrase: String
  /// What follows the first word, without blanks around it.
  let rest: Substring

  /// Takes a text apart.
  init(_ text: String) {
    self.text = text
    let words = text.split(whereSeparator: \.isWhitespace)
    phrase = words.joined(separator: " ").lowercased()
    rest = words.first.map { text[$0.endIndex...].trimmingBlanks } ?? ""
  }

  /// The first word in lower case; empty if there is none.
  var verb: String { String(phrase.prefix { $0 != " " }) }

  /// The name that follows the verb; nothing if none does.
  var name: String? { rest.isEmpty ? nil : String(rest) }

  /// The text that follows between quotation marks, straight or typographic; nothing without them.
  var quoted: String? {
    guard rest.count >= 2, let first = rest.first, let last = rest.last else { return nil }
    guard ["\"\"", "“”", "«»"].contains("\(first)\(last)") else { return nil }
    return String(rest.dropFirst().dropLast())
  }

  /// The time that follows, such as `2s` or `0.5 s`, in seconds; nothing if none does.
  var seconds: Double? {
    guard rest.last == "s" else { return nil }
    let digits = rest.dropLast().trimmingBlanks
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }) else { return nil }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }
}
