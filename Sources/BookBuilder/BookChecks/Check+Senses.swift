import Diagnostics

extension Check {
  /// Finds words that point to something by its place or colour on the page.
  static let senses = Check(onEachPage: .meaningByPosition, .meaningByColor) { page in
    guard let phrases = SensoryPhrases.all[page.language] else { return [] }
    return page.texts.flatMap { text in
      phrases.positions.matches(in: text).map { words, position in
        Diagnostic(
          .meaningByPosition,
          at: page.location(position),
          "'\(words)' points to a place that a listener does not see",
          help: "name the thing: link to it, or give its number or its heading"
        )
      }
        + phrases.colors.matches(in: text).map { words, position in
          Diagnostic(
            .meaningByColor,
            at: page.location(position),
            "'\(words)' points to something by its colour",
            help: "name the thing by what it says, and the colour beside that if it matters"
          )
        }
    }
  }
}

extension Rule {
  static let meaningByPosition = Rule(
    id: "meaning-by-position",
    canBeAllowed: true,
    explanation: """
      The text points to something on the page by where it lies: “the table below”, “the picture on \
      the right”. Say what it is called, or link to it. Places on a screen that the text describes \
      are another thing and may be named. Source: WCAG 2.2, 1.3.3.
      """,
    readers: """
      A listener has no right and left on a page, and in a wide window or on a phone things lie \
      elsewhere for those who see, too. “Below” may be ten swipes or a hundred away.
      """,
    wrong: "The table below lists the gestures.",
    right: "The table “Gestures of the rotor” lists them."
  )
  static let meaningByColor = Rule(
    id: "meaning-by-color",
    canBeAllowed: true,
    explanation: """
      The text points to something on the page by its colour: “the words in red”. Source: WCAG 2.2, \
      1.3.3 and 1.4.1.
      """,
    readers: """
      People who cannot tell red from green, who print in black, or who listen do not know which \
      words are meant.
      """,
    wrong: "The lines in red do not compile.",
    right: "The lines marked “error” do not compile."
  )
}
