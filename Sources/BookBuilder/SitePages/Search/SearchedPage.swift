package import Articles
package import BookModel
import SourceText

/// A page as search reads it: its lines, section by section.
package struct SearchedPage: Sendable {
  let page: PagePath
  /// Its language, as a BCP 47 tag.
  let language: String
  let kind: PageKind
  let title: String
  let lead: String
  /// What is heard and the rule of a chapter, each in a line.
  let glance: [String]
  /// The bytes of all lines.
  private(set) var text: [UInt8]
  /// The sections; the first of a page has no name.
  private(set) var sections: [Section] = []

  /// A section.
  struct Section: Sendable {
    /// The name of its place on the page.
    var anchor = ""
    var title = ""
    var lines: [Range<Int>] = []
    /// Where lines of other sections lie whose words lead to this one.
    var borrowed: [Range<Int>] = []
    /// The only words by which search finds it, where not all of its lines count.
    var words: [UInt8]?
  }

  package init(_ article: Article, _ plainText: PlainTextPage, kind: PageKind) {
    page = article.page
    language = article.language
    self.kind = kind
    title = article.title.plainText
    lead = article.lead.plainText
    glance = article.glanceSummary.map(\.plainText)
    text = plainText.body
    let body = text.count
    text.append(contentsOf: title.utf8)
    let place = text.count
    text.append(contentsOf: lead.utf8)
    var section = Section(lines: [body..<place, place..<text.count])
    for (block, lines) in zip(article.blocks, plainText.places) {
      if case .heading(let heading) = block, heading.level == 2 {
        sections.append(section)
        section = Section(anchor: heading.anchor, title: heading.content.plainText)
      }
      // A word of the glossary is looked for by its name, as a section is by its title; what is said of it
      // leads to the page, as places for all its words would make the index a tenth longer.
      if kind == .reference, case .terms(let terms) = block {
        let lines = text.lines(in: lines)
        if sections.isEmpty { section.borrowed += lines } else { sections[0].borrowed += lines }
        let entries = zip(terms, lines).map { term, line in
          let name = term.term.plainText
          return Section(
            anchor: term.anchor ?? "",
            title: name,
            lines: [line],
            words: Array(name.utf8)
          )
        }
        sections += [section] + entries.dropLast()
        section = entries.last ?? section
        continue
      }
      // The words of rules stand on most pages, and nobody looks for a page by them.
      if case .onDemand = block { continue }
      section.lines += text.lines(in: lines)
    }
    sections.append(section)
  }
}

extension SearchedPage {
  /// The texts whose words lead to a section.
  func wordsFound(in section: Section) -> [ArraySlice<UInt8>] {
    if let words = section.words { return [words[...]] }
    return (section.lines + section.borrowed).map { text[$0] }
  }

  /// The script with what results of search quote from the page: what it is about, and its sections.
  ///
  /// It is loaded for pages that are among the results; the index of the language would be ten times as
  /// long with all texts.
  package var file: OutputFile {
    let search = PagePath.search(language: language)
    let texts = sections.map { section in
      section.lines.map { String(decoding: text[$0], as: UTF8.self) }.joined(separator: "\n")
    }
    let values = [
      ScriptValue(search.href(to: page)), ScriptValue([lead] + glance), ScriptValue(texts),
    ]
    let script = "searchText(\(values.map(\.json).joined(separator: ",")))\n"
    return OutputFile(path: page.searchText.path, bytes: Array(script.utf8))
  }
}

extension [UInt8] {
  /// Where the lines of a stretch lie that hold anything.
  fileprivate func lines(in stretch: Range<Int>) -> [Range<Int>] {
    self[stretch].split(separator: UInt8(ascii: "\n")).map(\.indices)
  }
}
