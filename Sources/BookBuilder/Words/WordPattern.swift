/// Words as a book writes them down: places for numbers and names are `{1}`, `{2}` and so on.
struct WordPattern: Hashable, Sendable {
  /// The forms; more than one for a noun beside a number, or for several paragraphs.
  let texts: [String]

  /// The only form, or the first.
  var text: String { texts.first ?? "" }

  /// The words with values in their places.
  func callAsFunction(_ values: any CustomStringConvertible...) -> String {
    Self.fill(text, values.map(\.description))
  }

  /// The words in the form that agrees with a number: one and other, or one, few and many.
  func counting(_ count: Int) -> String {
    let noun =
      texts.count == 3
      ? Plural(one: texts[0], few: texts[1], many: texts[2])
      : Plural(one: text, other: texts.last ?? "")
    return Self.fill(noun.form(for: count), ["\(count)"])
  }

  private static func fill(_ text: String, _ values: [String]) -> String {
    values.enumerated().reduce(text) { text, value in
      text.replacing("{\(value.offset + 1)}", with: value.element)
    }
  }
}
