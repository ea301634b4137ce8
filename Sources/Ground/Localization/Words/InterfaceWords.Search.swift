extension InterfaceWords {
  /// The words of search; `*` stands for what was looked for, `#` for a number.
  package struct Search: Decodable, Sendable {
    package var title: String
    package var label: String
    package var button: String
    package var withoutScript: String
    /// The heading above results by the plural category of their number, as Unicode names it.
    package var results: Plural
    package var none: String
    package var advice: String
    package var otherKeyboard: String
  }
}
