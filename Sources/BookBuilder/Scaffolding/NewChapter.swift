import Localization

/// A chapter that nobody has written yet, in each language of a book.
package struct NewChapter: Hashable, Sendable {
  /// The name in addresses.
  package let slug: String

  /// Takes a name; `nil` for one that would make a poor address.
  ///
  /// Good names are small letters, digits and single hyphens, such as `first-button`.
  package init?(slug: String) {
    let parts = slug.split(separator: "-", omittingEmptySubsequences: false)
    let isGood = parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLetter && $0.isLowercase) }
    }
    guard isGood else { return nil }
    self.slug = slug
  }

  /// The text of the chapter's file in a language; it is right as it stands, and ready to be replaced.
  package func text(language: String) -> String {
    let words = NewBookWords.words(for: language)
    return """
      ---
      title: "\(words.newChapter): \(slug)"
      description: \(words.newDescription)
      ---
      \(words.chapterText)

      ```swift
      import UIKit

      let buy = UIButton(type: .system)
      buy.setTitle("\(words.buy)", for: .normal)
      ```

      ```voiceover buy lang=\(words.spokenLanguage)
      \(words.spoken)
      ```

      """
  }
}
