package import Diagnostics

extension Rule {
  /// The kinds of findings that come up while a book is read.
  static let reading: [Rule] =
    [
      .missingFile, .invalidEncoding, .yamlSyntax, .unknownKey, .missingKey, .wrongValue,
      .unknownLanguage, .missingWords, .duplicateID, .yamlAlias,
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
  static let yamlSyntax = Rule(
    id: "yaml-syntax",
    explanation: """
      The file, or the front matter between two lines of '---', is not well-formed YAML. The usual \
      reasons are a text with ': ' in it that stands without quotation marks, and a tab.
      """,
    readers: """
      Readers would miss the title, the checklist and the sources of the page.
      """,
    wrong: "title: Labels: what to call a button",
    right: "title: \"Labels: what to call a button\""
  )
  static let unknownKey = Rule(
    id: "unknown-key",
    explanation: """
      A key that the tool does not know is most often a misspelt one. It is an error rather than a \
      remark, because what stands under it would silently be missing from the book.
      """,
    readers: """
      Readers would miss a whole section, such as the checklist, and nobody would notice.
      """,
    wrong: "cheklist:\n  - Each button has a name.",
    right: "checklist:\n  - Each button has a name."
  )
  static let missingKey = Rule(
    id: "missing-key",
    explanation: """
      Some keys cannot be left out: a chapter needs a title and a description, a table needs a \
      caption, columns and rows, a text needs every language of the book.
      """,
    readers: """
      The title is the first thing a screen reader says about a page, and the description is what \
      tells the pages of a search result apart.
      """,
    wrong: "---\ntitle: Labels\n---",
    right: "---\ntitle: Labels\ndescription: What to call a button.\n---"
  )
  static let wrongValue = Rule(
    id: "wrong-value",
    explanation: """
      The value is of another kind than the key asks for, such as a list where a text belongs, or \
      it is empty, or it is none of the words its column knows.
      """,
    readers: """
      Readers would meet an empty cell or a word in no language of theirs.
      """,
    wrong: "title: [Labels]",
    right: "title: Labels"
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
