import HTML

/// Turns running text into HTML.
struct RunHTML {
  /// The page on which the text stands, from which links are counted.
  let page: PagePath
  /// The language of the text around, as a BCP 47 tag.
  let language: String

  /// The HTML of runs.
  func html(_ runs: [Run]) -> HTML {
    .group(runs.map(html))
  }

  private func html(_ run: Run) -> HTML {
    switch run {
    case .text(let text, let language?): foreign(text, language)
    case .text(let text, nil): .text(text.withSignsKeptAtNumbers)
    case .code(let text): code(lang: ScriptRuns.containsCyrillic(text) ? "ru" : "en") { text }
    case .emphasis(let content): em { html(content) }
    case .strong(let content): strong { html(content) }
    case .deletion(let content): del { html(content) }
    case .link(let target, let content):
      a(href: page.href(to: target)) { html(content.withNamesInOneVoice) }
    case .picture(let path, let alternative):
      img(src: page.href(to: PagePath.asset(path)), alt: alternative)
    case .noteReference(let number, let occurrence): noteReference(number, occurrence)
    case .lineBreak: br()
    }
  }

  /// Words of another language; where they are read from the other side, too, they say so.
  private func foreign(_ text: String, _ own: String) -> HTML {
    let direction = InterfaceWords.direction(of: own)
    return direction == InterfaceWords.direction(of: language)
      ? span(.lang(own)) { text.withSignsKeptAtNumbers }
      : span(.lang(own), .direction(direction)) { text.withSignsKeptAtNumbers }
  }

  private func noteReference(_ number: Int, _ occurrence: Int) -> HTML {
    let words = InterfaceWords.words(for: language)
    return .group([
      " (",
      a(
        href: "#\(ArticleNote.anchor(number))",
        .id(ArticleNote.referenceAnchor(number, occurrence: occurrence)),
        .class("note-reference"),
        .role(.noteReference)
      ) { words.note(number) },
      ")",
    ])
  }
}
