package import Diagnostics

extension Rule {
  package static let importing: [Rule] = [
    importOutline, importInclude, importMarkup, importLink, importCode, importFrontMatter,
  ]

  static let importOutline = Rule(
    id: "import-outline",
    severity: .warning,
    explanation: """
      A book has two levels, parts and chapters. Chapters that the other book nests deeper, lists \
      twice or has not written yet are moved or left out.
      """,
    readers: "Readers may find chapters in a different order than the author intended.",
    wrong: "- [Format](format.md)\n  - [Settings](settings.md)\n    - [Colours](colours.md)",
    right: "- [Format](format.md)\n  - [Settings](settings.md)\n  - [Colours](colours.md)"
  )
  static let importInclude = Rule(
    id: "import-include",
    severity: .warning,
    explanation: """
      A file that the page includes (an mdBook include or a DocC snippet) or its anchor was not \
      found, or the file is outside the folder that the import may read. Choose a larger folder \
      with '--within'.
      """,
    readers: "Readers miss the included code or text.",
    wrong: "{{#include ../listings/main.rs:tets}}",
    right: "{{#include ../listings/main.rs:tests}}"
  )
  static let importMarkup = Rule(
    id: "import-markup",
    severity: .warning,
    explanation: """
      HTML or a directive of the other tool that has no equivalent in a chapter. Its text is kept; \
      its appearance and behaviour, such as folding, playing and drawing, are lost. A page with \
      tables that are too large to read is left empty.
      """,
    readers: "Readers may miss the meaning of a picture, a film or a superscript.",
    wrong: "2<sup>8</sup>",
    right: "2 to the power of 8"
  )
  static let importLink = Rule(
    id: "import-link",
    severity: .warning,
    explanation: """
      A link or picture refers to something that was not imported: a page of another book, a \
      symbol of a library, or an unsupported file. The text of the link is kept, the link is not.
      """,
    readers: "Readers cannot follow the link.",
    wrong: "[Vec](../std/vec/index.html)",
    right: "[Vec](https://doc.rust-lang.org/std/vec/index.html)"
  )
  static let importCode = Rule(
    id: "import-code",
    severity: .warning,
    explanation: """
      Swift code, which a book would compile and run, or a fence whose language has another \
      meaning here. Swift code is shown unchecked, with that as the reason, until its author enables checks.
      """,
    readers: "Readers see next to each such listing that it is unchecked.",
    wrong: "```swift shown reason=\"Imported, and not checked yet.\"",
    right: "```swift"
  )
  static let importFrontMatter = Rule(
    id: "import-front-matter",
    severity: .warning,
    explanation: """
      A key in the front matter of the other book that chapters don't support. Title and \
      description are kept.
      """,
    readers: "Usually none: such keys are for other tools.",
    wrong: "---\ntitle: Labels\nsidebar_position: 3\n---",
    right: "---\ntitle: Labels\ndescription: What to call a button.\n---"
  )
}
