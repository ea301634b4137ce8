import Localization

/// Renders the blocks of an article as lines of text.
///
/// Each block begins with the blank lines before it.
struct TextBlocks {
  let words: SharedInterfaceText
  let text: RunText

  func lines(_ blocks: [ArticleBlock]) -> [TextLine] {
    blocks.flatMap(lines)
  }

  func lines(_ block: ArticleBlock) -> [TextLine] {
    switch block {
    case .heading(let heading): lines(heading)
    case .glance(let glance):
      [.shared(""), TextLine(pieces: text.pieces(glance.label).endingSentence())]
        + glance.lines.map { line($0.name, $0.content) }
    case .paragraph(let runs): paragraph(text.pieces(runs))
    case .list(let list): [.shared("")] + lines(list, prefix: [])
    case .quote(let blocks): lines(blocks)
    case .callout(_, let label, let blocks): [.shared(""), .shared(label)] + lines(blocks)
    case .onDemand(let summary, let blocks): [.shared(""), .shared(summary)] + lines(blocks)
    case .listing(let listing): lines(listing)
    case .transcript(let figure): lines(figure)
    case .screen(let figure): lines(figure)
    case .legend(let roles): [.shared(""), .shared(legend(roles.map(words.roles.name)))]
    case .table(let table): lines(table)
    case .notes(let notes): [.shared(""), .shared(words.notes + ".")] + notes.flatMap(lines)
    case .terms(let terms): terms.flatMap(lines)
    case .picture, .rule: []
    }
  }

  private func paragraph(_ pieces: [TextLine.Piece]) -> [TextLine] {
    [.shared(""), TextLine(pieces: pieces)]
  }

  private func lines(_ heading: ArticleHeading) -> [TextLine] {
    let section = words.textEdition.section(heading.numberText)
    let label = TextLine.Piece(text: section + " ", isAddition: true)
    let content = text.pieces(heading.content).endingSentence()
    return [.shared(""), .shared(""), TextLine(pieces: [label] + content, kind: .heading)]
  }

  /// List items.
  ///
  /// An item of several blocks keeps its blank lines.
  private func lines(_ list: ArticleList, prefix: [Int]) -> [TextLine] {
    var lines: [TextLine] = []
    if prefix.isEmpty, list.items.count > 5 {
      lines += [.added(words.textEdition.listOf(list.items.count)), .shared("")]
    }
    for (index, item) in list.items.enumerated() {
      let number = prefix + [(list.start ?? 1) + index]
      let isNumbered = list.start != nil || !prefix.isEmpty
      let label = isNumbered ? number.map(String.init).joined(separator: ".") + ". " : "- "
      lines += self.lines(item, label: label, number: number)
    }
    return lines
  }

  private func lines(_ item: [ArticleBlock], label: String, number: [Int]) -> [TextLine] {
    let piece = TextLine.Piece(text: label, isAddition: true)
    var lines: [TextLine] = []
    var rest = item[...]
    if case .paragraph(let runs)? = rest.first {
      lines.append(TextLine(pieces: [piece] + text.pieces(runs)))
      rest = rest.dropFirst()
    } else {
      lines.append(TextLine(pieces: [piece]))
    }
    for block in rest {
      switch block {
      case .list(let list): lines += self.lines(list, prefix: number)
      case .paragraph(let runs): lines.append(TextLine(pieces: text.pieces(runs)))
      default: lines += self.lines(block)
      }
    }
    return lines
  }

  private func lines(_ note: ArticleNote) -> [TextLine] {
    let label = words.note(note.number).capitalizedFirst + "."
    return [.shared(""), .shared(label)] + lines(note.blocks)
  }

  private func lines(_ term: ArticleTerm) -> [TextLine] {
    [.shared(""), line(term.term, term.meaning)]
  }

  private func line(_ name: [Run], _ content: [Run]) -> TextLine {
    let colon = TextLine.Piece(text: ": ", isAddition: true)
    return TextLine(pieces: (text.pieces(name) + [colon] + text.pieces(content)).endingSentence())
  }

  private func legend(_ names: [String]) -> String {
    "\(words.partsOfALine) \(names.joined(separator: ", "))."
  }
}
