/// Letters that stand higher or lower than the line, as the signs that Unicode has for them.
enum RaisedLetters {
  private static let high: [Character: Character] = [
    "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸",
    "9": "⁹",
    "+": "⁺", "-": "⁻", "−": "⁻", "=": "⁼", "(": "⁽", ")": "⁾", "n": "ⁿ", "i": "ⁱ",
  ]
  private static let low: [Character: Character] = [
    "0": "₀", "1": "₁", "2": "₂", "3": "₃", "4": "₄", "5": "₅", "6": "₆", "7": "₇", "8": "₈",
    "9": "₉",
    "+": "₊", "-": "₋", "−": "₋", "=": "₌", "(": "₍", ")": "₎",
  ]

  /// The signs for the text of an element, `sup` or `sub`; `nil` if some letter has none.
  static func text(_ text: String, in element: String) -> String? {
    let signs = element == "sup" ? high : element == "sub" ? low : [:]
    let letters = text.filter { !$0.isWhitespace }
    let raised = letters.compactMap { signs[$0] }
    return raised.isEmpty || raised.count < letters.count ? nil : String(raised)
  }
}
