import Localization
import SpeechRules

/// A chapter that nobody has written yet, in each language of a book.
package struct NewChapter: Hashable, Sendable {
  /// The name in addresses.
  package let slug: String

  /// The number of letters that an address takes.
  private static let longest = 60

  /// Takes a name; `nil` for one that would make a poor address.
  ///
  /// Good names are at most sixty small letters, digits and single hyphens, such as `first-button`.
  package init?(slug: String) {
    let parts = slug.split(separator: "-", omittingEmptySubsequences: false)
    let isGood = parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLetter && $0.isLowercase) }
    }
    guard isGood, slug.count <= Self.longest else { return nil }
    self.slug = slug
  }

  /// The text of the chapter's file in a language; it is right as it stands, and ready to be replaced.
  ///
  /// - Parameter hasGlance: whether it begins with the answer, as either all chapters of a book do or none.
  package func text(language: String, hasGlance: Bool = true) -> String {
    let words = NewBookWords.words(for: language)
    let glance =
      hasGlance
      ? """
      glance:
        heard: "\(words.spoken)"
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

      let buy = UIButton(type: .system)
      buy.setTitle("\(words.buy)", for: .normal)
      ```
      \(transcript(words, language: language))
      """
  }

  /// What VoiceOver says in the language; nothing in one that its model does not speak, which would
  /// have to be checked by ear.
  private func transcript(_ words: NewBookWords, language: String) -> String {
    let tag = language.prefix { $0 != "-" }
    let spoken: String
    if words.spokenLanguage.prefix(while: { $0 != "-" }) == tag {
      spoken = words.spoken
    } else if let speech = SpeechWords.all.first(where: { $0.language.prefix { $0 != "-" } == tag })
    {
      spoken = "\(words.buy), \(speech.traits.button.text)"
    } else {
      return ""
    }
    return """

      ```voiceover buy lang=\(language)
      \(spoken)
      ```

      """
  }
}
