package import Diagnostics

extension Rule {
  /// The kinds of findings about what an import could not carry over.
  package static let importing: [Rule] = [
    importOutline, importInclude, importMarkup, importLink, importCode, importFrontMatter,
  ]

  static let importOutline = Rule(
    id: "import-outline",
    severity: .warning,
    explanation: """
      A book has parts and chapters, and nothing below them. Chapters that the other book put deeper, \
      listed twice or has not written stand elsewhere or are left out.
      """,
    readers: """
      Readers find the chapters of the book in another order than its author meant.
      """,
    wrong: "- [Format](format.md)\n  - [Settings](settings.md)\n    - [Colours](colours.md)",
    right: "- [Format](format.md)\n  - [Settings](settings.md)\n  - [Colours](colours.md)"
  )
  static let importInclude = Rule(
    id: "import-include",
    severity: .warning,
    explanation: """
      What the page takes from another file, an include of mdBook or a snippet of DocC, was not found, \
      or its anchor was not, or the file lies outside of the folder that may be read. '--within' names \
      a larger folder.
      """,
    readers: """
      Readers miss the code or the text that should stand there.
      """,
    wrong: "{{#include ../listings/main.rs:tets}}",
    right: "{{#include ../listings/main.rs:tests}}"
  )
  static let importMarkup = Rule(
    id: "import-markup",
    severity: .warning,
    explanation: """
      HTML, or a directive of the other tool, for which a chapter has nothing. The words inside of it \
      are kept where they are words; what it looked like, folded, played or drew is gone.
      """,
    readers: """
      Readers may miss what a picture, a film or a raised letter said.
      """,
    wrong: "2<sup>8</sup>",
    right: "2 to the power of 8"
  )
  static let importLink = Rule(
    id: "import-link",
    severity: .warning,
    explanation: """
      A link or a picture leads to nothing that was imported: a page of another book, a symbol of a \
      library, a file that is no picture. The words of the link are kept, the link is not.
      """,
    readers: """
      Readers cannot follow the link.
      """,
    wrong: "[Vec](../std/vec/index.html)",
    right: "[Vec](https://doc.rust-lang.org/std/vec/index.html)"
  )
  static let importCode = Rule(
    id: "import-code",
    severity: .warning,
    explanation: """
      Code that a book would compile and run, or a fence whose word means something else here. Swift \
      is shown without a check, with that as the reason, until its author lets it be checked.
      """,
    readers: """
      Readers are told beside each such listing that nobody checked it.
      """,
    wrong: "```swift shown reason=\"Imported, and not checked yet.\"",
    right: "```swift"
  )
  static let importFrontMatter = Rule(
    id: "import-front-matter",
    severity: .warning,
    explanation: """
      A key in the front matter of the other book that a chapter does not know. Title and description \
      are taken over.
      """,
    readers: """
      Nobody, as a rule: such keys are for other tools.
      """,
    wrong: "---\ntitle: Labels\nsidebar_position: 3\n---",
    right: "---\ntitle: Labels\ndescription: What to call a button.\n---"
  )
}
