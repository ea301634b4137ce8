import HTML

extension ArticleHTML {
  /// Notes, each with the way back to every place that refers to it.
  func html(_ notes: [ArticleNote]) -> HTML {
    div(.class("notes")) {
      p(.class("notes-label")) { words.notes + "." }
      HTML.group(
        notes.map { note in
          div(.class("note"), .id(ArticleNote.anchor(note.number))) {
            p(.class("note-label")) { words.note(note.number).capitalizedFirst + "." }
            html(note.blocks)
            HTML.group((1...max(1, note.references)).map { backlink(note, occurrence: $0) })
          }
        }
      )
    }
  }

  private func backlink(_ note: ArticleNote, occurrence: Int) -> HTML {
    let name = note.references > 1 ? "\(note.number).\(occurrence)" : "\(note.number)"
    return p(.class("backlink"), .notInText) {
      a(
        href: "#\(ArticleNote.referenceAnchor(note.number, occurrence: occurrence))",
        .role(.backlink)
      ) { words.backToReference(name) }
    }
  }
}
