import Diagnostics

extension Check {
  /// Finds lines that CommonMark takes for a part of another block than they look like.
  static let misreading = Check(onEachPage: .misreadNesting) { page in
    MisreadLines(on: page).findings
  }
}

extension Rule {
  static let misreadNesting = Rule(
    id: "misread-nesting",
    canBeAllowed: true,
    explanation: """
      CommonMark takes a line for a part of another block than it looks like: a line right after a quote \
      or an item of a list belongs to it, hyphens right under a sentence make a heading of it, four \
      spaces make code, and a line that is indented less than the text of a list ends the list. Source: \
      CommonMark 0.31.2, “Block quotes”, “List items”, “Setext headings”, “Indented code blocks”.
      """,
    readers: """
      Readers get a sentence as a heading, or text as code. A listener hears a list of one item twice in \
      place of one of two, and the number of items is wrong.
      """,
    wrong: "> A quotation.\nAnd what follows from it.",
    right: "> A quotation.\n\nAnd what follows from it."
  )
}
