extension Rule {
  /// The kinds of findings that come up while a book is read.
  static let reading: [Rule] = [
    .missingFile, .invalidEncoding, .yamlSyntax, .unknownKey, .missingKey, .wrongValue,
    .unknownLanguage, .duplicateName,
  ]

  static let missingFile = Rule(
    id: "missing-file",
    explanation: """
      A book is a folder that holds 'Content/book.yml', which names the languages, the parts and \
      the chapters in their order. Without it there is nothing to read.
      """
  )
  static let invalidEncoding = Rule(
    id: "invalid-encoding",
    explanation: """
      Every text of a book is kept as UTF-8. A byte that belongs to no character would reach the \
      reader as a question mark, or not at all. Save the file as UTF-8 in the editor.
      """
  )
  static let yamlSyntax = Rule(
    id: "yaml-syntax",
    explanation: """
      The file, or the front matter between two lines of '---', is not well-formed YAML. The usual \
      reasons are a text with ': ' in it that stands without quotation marks, and a tab.
      """
  )
  static let unknownKey = Rule(
    id: "unknown-key",
    explanation: """
      A key that the tool does not know is most often a misspelt one. It is an error rather than a \
      remark, because what stands under it would silently be missing from the book.
      """
  )
  static let missingKey = Rule(
    id: "missing-key",
    explanation: """
      Some keys cannot be left out: a chapter needs a title and a description, a table needs a \
      caption, columns and rows, a text needs every language of the book.
      """
  )
  static let wrongValue = Rule(
    id: "wrong-value",
    explanation: """
      The value is of another kind than the key asks for, such as a list where a text belongs, or \
      it is empty.
      """
  )
  static let unknownLanguage = Rule(
    id: "unknown-language",
    explanation: """
      The words around a chapter, such as 'Contents' and 'Next chapter', must be in the language of \
      the page, or a screen reader speaks them with the wrong voice. The tool has them for some \
      languages only.
      """
  )
  static let duplicateName = Rule(
    id: "duplicate-name",
    explanation: """
      Slugs of chapters, ids of parts and ids of rows are parts of addresses, so each may be used \
      once only.
      """
  )
}
