import Localization
import SpeechRules

/// A template for a new chapter.
///
/// It contains a snippet with its transcript, so that authors can start by changing it.
package struct NewChapter: Hashable, Sendable {
  package let slug: String

  private static let maximumLength = 60

  /// Fails if the slug isn't a good address.
  ///
  /// A slug consists of at most 60 lowercase ASCII letters, digits and single hyphens, as in
  /// `first-button`.
  package init?(slug: String) {
    let parts = slug.split(separator: "-", omittingEmptySubsequences: false)
    let isValid = parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLetter && $0.isLowercase) }
    }
    guard isValid, slug.count <= Self.maximumLength else { return nil }
    self.slug = slug
  }

  /// The text of the chapter's file.
  ///
  /// It passes all checks as it is.
  ///
  /// - Parameter hasGlance: whether to include a summary. Either all chapters of a book have one or
  ///   none.
  package func text(language: String, hasGlance: Bool) -> String {
    let words = NewBookText.words(for: language)
    let spoken = spoken(words, language: language)
    let heard = spoken.map { "\n  heard: \"\($0.line)\"" } ?? ""
    let glance =
      hasGlance
      ? """
      glance:\(heard)
        rule: \(words.rule)
        code: 'buy.setTitle("\(words.buy)", for: .normal)'
        check: "\(words.check)"

      """ : ""
    return """
      ---
      title: "\(words.newChapter): \(slug)"
      description: \(words.newDescription)
      \(glance)---
      \(words.chapterText)

      ```swift
      import UIKit

      let buy = UIButton(type: .system, primaryAction: UIAction { _ in })
      buy.setTitle("\(words.buy)", for: .normal)
      ```
      \(transcript(spoken ?? (words.spoken, words.spokenLanguage)))
      """
  }

  private typealias Spoken = (line: String, language: String)

  /// What VoiceOver says in the language, and its tag in the speech model; `nil` if the model doesn't
  /// support it.
  private func spoken(_ words: NewBookText, language: String) -> Spoken? {
    let tag = language.prefix { $0 != "-" }
    if words.spokenLanguage.prefix(while: { $0 != "-" }) == tag {
      return (words.spoken, words.spokenLanguage)
    }
    return SpeechWords.all.first { $0.language.prefix { $0 != "-" } == tag }
      .map { ("\(words.buy), \($0.traits.button.text)", $0.language) }
  }

  private func transcript(_ spoken: Spoken) -> String {
    """

    ```voiceover buy lang=\(spoken.language)
    \(spoken.line)
    ```

    """
  }
}
