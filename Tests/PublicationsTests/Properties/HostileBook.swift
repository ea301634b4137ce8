package import BookModel

/// A little book of which one file was written by somebody who wishes no good.
package struct HostileBook {
  /// The files.
  package let files: BookFiles

  /// A file of the book.
  package enum Place: String, CaseIterable, Sendable {
    /// A chapter.
    case chapter = "Content/en/basics/labels.md"
    /// What the book says about itself.
    case configuration = "Content/book.yml"
    /// A table of facts.
    case data = "Content/data/gestures.yml"
    /// The words of a language that the tool does not know.
    case words = "Content/eo/words.yml"
  }

  /// Creates a book in which a file has this text.
  package init(_ text: String, at place: Place = .chapter) {
    var texts = [
      "Content/book.yml": """
      title: {en: Little, eo: Eta}
      description: {en: A little book., eo: Eta libro.}
      languages: [en, eo]
      partial: [eo]
      parts:
        - id: basics
          title: {en: Basics, eo: Bazoj}
          chapters: [labels]

      """,
      "Content/en/index.md": "---\ntitle: Little\ndescription: A book.\n---\nHello.\n",
      "Content/eo/index.md": "---\ntitle: Eta\ndescription: Libro.\n---\nSaluton.\n",
      "Content/eo/words.yml": "contents: Enhavo\n",
      "Content/en/basics/labels.md": "---\ntitle: Labels\ndescription: Labels.\n---\nWords.\n",
      "Content/data/gestures.yml": """
      caption: Gestures
      columns:
        - {key: name, title: Gesture}
      rows:
        - {id: swipe, name: Swipe}

      """,
      "Site/style.css": "body { color: black }\n",
    ]
    texts[place.rawValue] = text
    files = BookFiles(texts: texts)
  }
}
