import BookModel
import Diagnostics
import SpeechRules

extension Check {
  static let contestedClaims = Check(onEachPage: .contestedClaim) { page in
    // Rules, checklists and notes of the front matter have no room for a qualification.
    let count = page.edition.frontMatter.passages.count
    return page.texts.dropFirst(count).flatMap { text -> [Diagnostic] in
      ContestedRule.claims(in: text.text, language: page.language).map { rule, sentence in
        let words = sentence.drop { $0.isWhitespace }
        return Diagnostic(
          .contestedClaim,
          at: page.location(text.position(of: words.startIndex)),
          "the text states the rule '\(rule.name)' as a fact, but sources disagree about it",
          help: """
            say in this paragraph that it is a guess or that reports differ, or write \
            '<!-- allow: \(Rule.contestedClaim.id) REASON -->' before it; 'docs/speech.md' has the \
            sources
            """
        )
      }
    }
  }
}

extension Rule {
  static let contestedClaim = Rule(
    id: "contested-claim",
    canBeAllowed: true,
    explanation: """
      The speech model marks some of its rules as contested, because phones or reports disagree. A \
      paragraph that speaks of such a rule says so: with words such as “reports differ”, “we assume” \
      or “may”. The words by which a rule is recognized are in the model, in English and Russian.
      """,
    readers: """
      Readers cannot know which sentences of a page were heard on a phone and which were concluded. \
      They would build on a guess and blame themselves when their phone says something else.
      """,
    wrong: "When the sheet closes, the focus returns to the button.",
    right: "When the sheet closes, the focus may return to the button; reports differ."
  )
}
