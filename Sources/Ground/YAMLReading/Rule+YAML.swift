package import Diagnostics

extension Rule {
  /// The kinds of findings that come up while YAML is read.
  package static let yamlSyntax = Rule(
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
  package static let unknownKey = Rule(
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
  package static let missingKey = Rule(
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
  package static let wrongValue = Rule(
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
}
