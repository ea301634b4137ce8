package import Diagnostics
import Localization
import YAMLReading

extension Rule {
  /// The kinds of findings that come up while a book is read.
  package static let reading: [Rule] =
    [
      .missingFile, .invalidEncoding, .yamlSyntax, .unknownKey, .missingKey, .wrongValue,
      .unknownLanguage, .missingWords, .duplicateID, .yamlAlias, .componentCode,
    ] + redirects + files

  static let missingFile = Rule(
    id: "missing-file",
    explanation: """
      A book is a folder that holds 'Content/book.yml', which names the languages, the parts and \
      the chapters in their order. Without it there is nothing to read.
      """,
    readers: """
      Authors: the tool was most likely started in another folder than they meant.
      """,
    wrong: "cd Content && book build",
    right: "book build"
  )
  package static let invalidEncoding = Rule(
    id: "invalid-encoding",
    explanation: """
      Every text of a book is kept as UTF-8. Save the file as UTF-8 in the editor.
      """,
    readers: """
      A byte that belongs to no character would reach the reader as a question mark, or not at all, \
      and a screen reader would skip it without a word.
      """,
    wrong: "a file saved as windows-1251",
    right: "the same file saved as UTF-8"
  )
  static let unknownLanguage = Rule(
    id: "unknown-language",
    explanation: """
      The tool has the words around a chapter, such as 'Contents' and 'Next chapter', for some \
      languages only.
      """,
    readers: """
      Words of the interface in another language than the page are spoken by the wrong voice of a \
      screen reader, and are hard to understand.
      """,
    wrong: "languages: [en, rus]",
    right: "languages: [en, ru]"
  )
  static let duplicateID = Rule(
    id: "duplicate-id",
    explanation: """
      Slugs of chapters, ids of parts and ids of rows are parts of addresses, so each may be used \
      once only.
      """,
    readers: """
      Readers who follow a link, or come back to one they kept, would land at the other of the two.
      """,
    wrong: "chapters: [labels, labels]",
    right: "chapters: [labels, values]"
  )
}
