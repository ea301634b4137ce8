import Articles
import BookModel
import Localization
import Markup

extension ArticleHTML {
  func html(_ list: ArticleList) -> HTML {
    guard list.anchors.isEmpty else { return checklist(list) }
    let items =
      if !list.places.isEmpty {
        HTML.group(zip(list.items, list.places).map { item($0, form.id($1)) })
      } else if !list.otherNames.isEmpty, form.hasScripts {
        HTML.group(
          zip(list.items, zip(list.otherNames, list.codeNames)).map { blocks, names in
            item(
              blocks,
              Attribute("data-names", names.0),
              Attribute("data-code", names.1)
            )
          }
        )
      } else {
        HTML.group(list.items.map { item($0) })
      }
    if let title = list.summary, form.hasScripts, list.items.count > Self.mostUnfolded {
      return details(summary: summary(title, list.items.count)) { ul { items } }
    }
    let start = list.start.map { $0 == 1 ? [] : [Attribute("start", String($0))] }
    return .element(
      name: start == nil ? "ul" : "ol",
      attributes: style(list) + (start ?? []),
      content: items
    )
  }

  /// The number of items up to which folding them saves a listener nothing.
  static var mostUnfolded: Int { 4 }

  private func style(_ list: ArticleList) -> [Attribute] {
    switch list.style {
    case .plain where list.items.allSatisfy(isSummary): [form.classes(.summaries)]
    case .plain, .symptoms: []
    case .counts: [form.classes(.counts)]
    case .events: [form.classes(.events)]
    case .gallery: [form.classes(.gallery)]
    case .links: [form.classes(.links)]
    case .steps: [form.classes(.steps)]
    }
  }

  /// Whether an item is a link to a page, followed by what the page is about.
  private func isSummary(_ item: [ArticleBlock]) -> Bool {
    guard case .paragraph(let runs)? = item.first else { return false }
    return runs.isSingleLink && item.count > 1
  }

  /// A checklist.
  ///
  /// A script makes its items tickable; on paper it works without.
  private func checklist(_ list: ArticleList) -> HTML {
    ul(form.classes(.checklist)) {
      HTML.group(
        zip(list.items, list.anchors).map { blocks, anchor in item(blocks, form.id(anchor)) }
      )
    }
  }

  private func item(_ blocks: [ArticleBlock], _ attributes: Attribute...) -> HTML {
    guard case .paragraph(let runs)? = blocks.first else {
      return .element(name: "li", attributes: attributes, content: html(blocks))
    }
    let rest = blocks.dropFirst()
    let text = runs.isSingleLink ? text.breakingNames(over: Self.cellWidth) : text
    return .element(
      name: "li",
      attributes: attributes + (runs.isSingleLink ? [form.classes(.standalone)] : []),
      content: rest.isEmpty ? text.html(runs) : .group([text.html(runs), html(Array(rest))])
    )
  }

  func html(_ notes: [ArticleNote]) -> HTML {
    div(form.classes(.notes)) {
      label(.notesLabel, words.notes, words.notes)
      HTML.group(
        notes.map { note in
          let name = words.note(note.number).capitalizedFirst
          return form.note(ArticleNote.anchor(note.number), label: name) {
            label(.noteLabel, name, words.note(note.number))
            html(note.blocks)
            HTML.group((1...max(1, note.references)).map { backlink(note, occurrence: $0) })
          }
        }
      )
    }
  }

  /// - Parameter text: the interface text that the label was made of, which may be English.
  private func label(_ name: ClassName, _ label: String, _ text: String) -> HTML {
    let language = words.english.contains(text) ? form.language("en") : []
    return .element(
      name: "p",
      attributes: [form.classes(name)] + language,
      content: .text(label + ".")
    )
  }

  private func backlink(_ note: ArticleNote, occurrence: Int) -> HTML {
    let name = note.references > 1 ? "\(note.number).\(occurrence)" : "\(note.number)"
    let anchor = ArticleNote.referenceAnchor(note.number, occurrence: occurrence)
    return .element(
      name: "p",
      attributes: [form.classes(.backlink)] + form.data(.notInText),
      content: form.link(
        to: .anchor(anchor),
        .backlink,
        [.role(.backlink)],
        content: .text(words.backToReference(name))
      )
    )
  }
}
