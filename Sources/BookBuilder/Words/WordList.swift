/// Words that a book can give in a language of its own whose names are not all known beforehand.
struct WordList {
  /// What their names begin with, with a full stop at the end.
  let prefix: String
  /// The names without which something would be said in English.
  let required: [String]
  /// Where they are kept.
  let path: WritableKeyPath<InterfaceWords, [String: String]>

  /// All of them.
  static var all: [WordList] {
    [
      // What a check looks for goes by the check's id until somebody puts it into words.
      WordList(prefix: "statement.checks.", required: [], path: \.site.statement.checks),
      // The names are the plural categories of Unicode, of which each language has some.
      WordList(prefix: "search.results.", required: ["other"], path: \.search.results),
      WordList(
        prefix: "events.others.",
        required: InterfaceWords.russian.events.others.keys.sorted(),
        path: \.events.others
      ),
    ]
  }
}
