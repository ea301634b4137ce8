extension Character {
  /// What is written for a character that the table does not know.
  var brailleReplacement: String {
    switch self {
    case "₽": "RUB"
    case "„", "“": "\""
    case "²": "^2"
    case "✓": "+"
    case "→", "⇒": "->"
    case "←": "<-"
    case "×": "x"
    case "≤": "<="
    case "≥": ">="
    case "’", "‘": "'"
    case "\u{A0}", "\u{202F}", "\u{2009}": " "
    default: nameInUnicode
    }
  }
}
