package import Diagnostics

extension Rule {
  package static let missingWords = Rule(
    id: "missing-words",
    severity: .warning,
    explanation: """
      Words around the text that a book's own language lacks are shown in English, and a screen reader \
      speaks them with the wrong voice. The file 'Content/LANGUAGE/words.yml' gives them, by their \
      names; '{1}' and '{2}' stand where numbers and names go.
      """,
    readers: """
      Listeners hear English words spoken by the voice of another language.
      """,
    wrong: "languageName: עברית",
    right: "languageName: עברית, and a line for each of the other words"
  )
}
