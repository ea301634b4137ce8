public import Foundation

/// A spelling checker without dictionaries, which takes each word for correct.
open class UITextChecker: NSObject {
  open class var availableLanguages: [String] { [] }
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  open class func learnWord(_ word: String) {}
  open class func unlearnWord(_ word: String) {}
  open var ignoredWords: [String]?
  open func ignoreWord(_ wordToIgnore: String) {}

  open func rangeOfMisspelledWord(
    in stringToCheck: String,
    range: NSRange,
    startingAt startingOffset: Int,
    wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  open func guesses(
    forWordRange range: NSRange,
    in string: String,
    language: String
  ) -> [String]? { nil }

  open func completions(
    forPartialWordRange range: NSRange,
    in string: String,
    language: String
  ) -> [String]? { nil }
}
