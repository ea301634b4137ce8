package import BookModel

/// A small book with one malicious file.
package struct HostileBook {
  package let files: BookFiles

  package enum Place: String, CaseIterable, Sendable {
    case chapter = "Content/en/basics/labels.md"
    /// `book.yml`.
    case configuration = "Content/book.yml"
    case data = "Content/data/gestures.yml"
    /// The words of a custom language.
    case words = "Content/eo/words.yml"
  }

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
