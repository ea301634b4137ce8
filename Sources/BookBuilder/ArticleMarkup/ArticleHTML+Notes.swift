import Articles
import BookModel
import Localization
import Markup

extension ArticleHTML {
  /// Notes, each with the way back to every place that refers to it.
  func html(_ notes: [ArticleNote]) -> HTML {
    div(form.classes(.notes)) {
      p(form.classes(.notesLabel)) { words.notes + "." }
      HTML.group(
        notes.map { note in
          form.note(ArticleNote.anchor(note.number)) {
            p(form.classes(.noteLabel)) { words.note(note.number).capitalizedFirst + "." }
            html(note.blocks)
            HTML.group((1...max(1, note.references)).map { backlink(note, occurrence: $0) })
          }
        }
      )
    }
  }

  private func backlink(_ note: ArticleNote, occurrence: Int) -> HTML {
    let name = note.references > 1 ? "\(note.number).\(occurrence)" : "\(note.number)"
    let place = ArticleNote.referenceAnchor(note.number, occurrence: occurrence)
    return .element(
      name: "p",
      attributes: [form.classes(.backlink)] + form.data(.notInText),
      content: form.link(
        to: .anchor(place),
        .backlink,
        [.role(.backlink)],
        content: .text(words.backToReference(name))
      )
    )
  }
}
