import BookModel
import Localization
import SourceText

extension ArticleComposer {
  /// The front matter's summary of the chapter; `nil` for a chapter without one.
  ///
  /// - Parameter text: the blocks of the chapter, to link the line of code to the listing that
  ///   shows it.
  mutating func glance(before text: [ArticleBlock] = []) -> ArticleGlance? {
    let glances = edition.frontMatter.glances
    guard !glances.isEmpty else { return nil }
    var problems: [[ArticleGlance.Line]] = []
    for glance in glances { problems.append(lines(of: glance, before: text)) }
    return ArticleGlance(label: inlines.runs(of: words.glance.label), problems: problems)
  }

  private mutating func lines(
    of glance: ChapterFrontMatter.Glance,
    before text: [ArticleBlock]
  ) -> [ArticleGlance.Line] {
    let glanceWords = words.glance
    var lines: [ArticleGlance.Line] = []
    if let heard = glance.heard {
      let name = glance.after == nil ? glanceWords.heard : glanceWords.heardBefore
      lines.append(line(.heard, name, inlines.runs(of: words.quotation(ofHeard: heard.text))))
    }
    if let after = glance.after {
      let quotation = inlines.runs(of: words.quotation(ofHeard: after.text))
      lines.append(line(.after, glanceWords.heardAfter, quotation))
    }
    lines.append(line(.rule, glanceWords.rule, runs(ofLine: glance.rule.text)))
    if let code = glance.code {
      lines.append(line(.code, glanceWords.code, runs(ofCode: code.text, in: text)))
    }
    lines.append(line(.check, glanceWords.check, runs(ofLine: glance.check.text)))
    return lines
  }

  private func line(
    _ kind: ArticleGlance.Kind,
    _ name: String,
    _ content: [Run]
  ) -> ArticleGlance.Line {
    ArticleGlance.Line(kind: kind, name: inlines.runs(of: name), content: content)
  }

  private func runs(ofCode code: String, in text: [ArticleBlock]) -> [Run] {
    let folded = code.collapsingWhitespace
    let listing = text.listings.first { listing in
      listing.code.split(separator: "\n").contains { $0.collapsingWhitespace.contains(folded) }
    }
    guard let listing else { return [.code(code)] }
    let name = inlines.runs(of: words.glance.listing(listing.number))
    return [.code(code), .text(" ("), .link(.anchor(listing.anchor), name), .text(")")]
  }

  mutating func appendix() -> [ArticleBlock] {
    let frontMatter = edition.frontMatter
    guard extent == .full else { return appendixHeadings(frontMatter) }
    var blocks: [ArticleBlock] = []
    if let symptoms = symptoms() { blocks += [symptomHeading, symptoms].compactMap(\.self) }
    if !frontMatter.checklist.isEmpty {
      var items: [[ArticleBlock]] = []
      for item in frontMatter.checklist { items.append([.paragraph(runs(ofLine: item.text))]) }
      var list = ArticleList(start: nil, items: items)
      list.anchors = checklistAnchors
      blocks += [appendixHeading(words.checklist), .list(list)]
    }
    if !frontMatter.terms.isEmpty {
      var terms: [ArticleTerm] = []
      for term in frontMatter.terms {
        terms.append(
          ArticleTerm(term: runs(ofLine: term.term), meaning: runs(ofLine: term.meaning))
        )
      }
      blocks += [appendixHeading(words.terms), .terms(terms)]
    }
    if let components {
      blocks += [
        appendixHeading(words.components.page.title),
        .list(of: components, summary: words.components.page.title),
      ]
    }
    if !frontMatter.sources.isEmpty {
      var items: [[ArticleBlock]] = []
      for source in frontMatter.sources { items.append([.paragraph(runs(of: source))]) }
      blocks += [
        appendixHeading(words.sources), .list(of: items, summary: words.sources),
      ]
    }
    return blocks
  }

  private mutating func appendixHeadings(_ frontMatter: ChapterFrontMatter) -> [ArticleBlock] {
    var blocks: [ArticleBlock] = []
    if symptoms() != nil { blocks += [symptomHeading].compactMap(\.self) }
    if !frontMatter.checklist.isEmpty { blocks.append(appendixHeading(words.checklist)) }
    if !frontMatter.terms.isEmpty { blocks.append(appendixHeading(words.terms)) }
    if components != nil { blocks.append(appendixHeading(words.components.page.title)) }
    if !frontMatter.sources.isEmpty { blocks.append(appendixHeading(words.sources)) }
    return blocks
  }

  /// The anchors that the pages of checklists use as well, so that all share their ticks.
  private var checklistAnchors: [String] {
    guard let chapter = book.chapters.first(where: { $0.slug == edition.slug }) else { return [] }
    return ChecklistAnchors(of: chapter, in: edition.language, languages: book.languages).names
  }

  private var components: [[ArticleBlock]]? {
    guard chapterNumber != nil else { return nil }
    let components = book.components(of: edition.slug)
    guard !components.isEmpty else { return nil }
    return components.map { component in
      let page = PagePath.component(component.id, language: edition.language)
      let name = inlines.runs(of: component.name[edition.language])
      return [.paragraph([.link(.page(page, anchor: nil), name)])]
    }
  }

  private var symptomHeading: ArticleBlock? {
    mutating get {
      book.tables[Symptom.table].map { appendixHeading($0.caption[edition.language]) }
    }
  }

  private mutating func appendixHeading(_ title: String) -> ArticleBlock {
    while sectionNumber.count > 1 { sectionNumber.removeLast() }
    if sectionNumber.isEmpty { sectionNumber = [0] }
    sectionNumber[0] += 1
    return .heading(
      [chapterNumber].compactMap(\.self) + sectionNumber,
      anchor: anchors.name(for: title),
      [.text(title)]
    )
  }

  private mutating func runs(of source: ChapterFrontMatter.Source) -> [Run] {
    let title = runs(ofLine: source.title)
    let name = source.url.map { [Run.link(.external($0), title)] } ?? title
    let isEnded = source.title.last.map { ".!?…".contains($0) } ?? false
    guard let note = source.note else { return name }
    return name + [.text(isEnded ? " " : ". ")] + runs(ofLine: note.capitalizedFirst)
  }
}
