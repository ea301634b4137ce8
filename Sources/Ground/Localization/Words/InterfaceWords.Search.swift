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
    /// What stands above results for the words as letters of another script spell them.
    package var otherLetters: String
    /// What stands above results for words that were most likely misspelt; `#` stands for what was meant.
    package var corrected: String
    /// What stands above results for words that are written almost like those looked for.
    package var similar: String
    /// The button that shows more results.
    package var more: String
    /// The name of the list of places on a page where something was found.
    package var sections: String
    /// Words that stand in any sentence and are not looked for.
    package var functionWords: [String]
  }
}
