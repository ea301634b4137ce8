extension InterfaceWords {
  /// The words of search; `*` stands for what was looked for, `#` for a number.
  struct Search: Sendable {
    var title: String
    var label: String
    var button: String
    var withoutScript: String
    /// The heading above results by the plural category of their number, as Unicode names it.
    var results: [String: String]
    var none: String
    var advice: String
    var otherKeyboard: String
  }
}
