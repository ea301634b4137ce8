package import Diagnostics
import Localization
import YAMLReading

extension Rule {
  package static let reading: [Rule] =
    [
      .missingFile, .invalidEncoding, .yamlSyntax, .unknownKey, .missingKey, .wrongValue,
      .unknownLanguage, .missingInterfaceText, .duplicateID, .yamlAlias, .componentCode,
    ] + redirects + files

  package static let missingFile = Rule(
    id: "missing-file",
    explanation: """
      A book is a folder with 'Content/book.yml', which lists the languages, the parts and the \
      chapters in order. Without it there is nothing to read.
      """,
    readers: "Authors: the tool was probably run in the wrong folder.",
    wrong: "cd Content && book build",
    right: "book build"
  )
  package static let invalidEncoding = Rule(
    id: "invalid-encoding",
    explanation: "All texts of a book are UTF-8. Save the file as UTF-8 in your editor.",
    readers: """
      An invalid byte would be shown as a question mark, or not at all, and a screen reader would skip \
      it silently.
      """,
    wrong: "a file saved as windows-1251",
    right: "the same file saved as UTF-8"
  )
  static let unknownLanguage = Rule(
    id: "unknown-language",
    explanation: """
      The tool has interface text, such as 'Contents' and 'Next chapter', only for some languages.
      """,
    readers: """
      Interface text in another language than the page is read in the wrong voice, and is hard to \
      understand.
      """,
    wrong: "languages: [en, rus]",
    right: "languages: [en, ru]"
  )
  static let duplicateID = Rule(
    id: "duplicate-id",
    explanation: """
      Slugs of chapters, ids of parts and ids of rows are parts of addresses, so each must be unique.
      """,
    readers: "Readers who follow a link or a bookmark could reach the wrong one of the two.",
    wrong: "chapters: [labels, labels]",
    right: "chapters: [labels, values]"
  )
}
