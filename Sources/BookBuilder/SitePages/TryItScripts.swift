import Articles
import AssistiveTechnology
import BookModel
import SnippetNotation
import SourceText
import SpeechRules

/// The spoken lines of a page with the elements behind them, which readers can open on the page
/// “Try an element”.
///
/// It skips lines without an element: events, announcements, and the names or numbers that Voice
/// Control shows for a whole screen.
struct TryItLines {
  private let page: PagePath
  private let title: String
  private let figures: [Figure]

  fileprivate struct Figure: Encodable {
    var name: String
    var place: String
    var lines: [Line]
  }

  /// A line, numbered among all lines of its figure from 1.
  fileprivate struct Line: Encodable {
    var number: Int
    var caption: String
    var query: String
    /// Whether the element alone produces exactly this line.
    var isWhole: Bool

    func encode(to encoder: any Encoder) throws {
      var values = encoder.unkeyedContainer()
      try values.encode(number)
      try values.encode(caption)
      try values.encode(query)
      if !isWhole { try values.encode(1) }
    }
  }

  /// Collects the lines of a page; `nil` if none of them has an element.
  init?(_ article: Article) {
    var figures: [Figure] = []
    var count = 0
    for figure in article.computedFigures {
      if figures.last?.place != figure.anchor {
        let name = article.words.name(of: figure)
        figures.append(Figure(name: name, place: figure.anchor, lines: []))
        count = 0
      }
      let walkthrough = figure.walkthrough
      for (number, entry) in walkthrough.transcript.entries.enumerated() {
        guard let line = Line(entry, of: walkthrough, number: count + number + 1) else { continue }
        figures[figures.count - 1].lines.append(line)
      }
      count += walkthrough.transcript.entries.count
    }
    figures.removeAll { $0.lines.isEmpty }
    guard !figures.isEmpty else { return nil }
    page = article.page
    title = article.title.plainText
    self.figures = figures
  }

  /// The data as a script, which loads even if the site is opened from a folder on disk.
  var file: OutputFile {
    let values = [ScriptSafeJSON(title), ScriptSafeJSON(figures)]
    let script = "speechLines(\(values.map(\.json).joined(separator: ",")))\n"
    return OutputFile(path: page.trialLines.path, bytes: Array(script.utf8))
  }
}

extension TryItLines.Line {
  fileprivate init?(_ entry: Transcript.Entry, of walkthrough: Walkthrough, number: Int) {
    guard walkthrough.technology == .voiceOver, let trial = TryItElement(entry, of: walkthrough),
      case .spoken(let utterance, element: _) = entry
    else { return nil }
    query = trial.query
    self.number = number
    caption = utterance.caption
    isWhole = TryItElement(query: query).utterance.captionParts == utterance.captionParts
  }
}

extension TryItElement {
  /// The element behind an entry, in its context and with the settings of its listener; `nil` if it
  /// has none.
  init?(_ entry: Transcript.Entry, of walkthrough: Walkthrough) {
    guard case .spoken(let utterance, let element?) = entry else { return nil }
    self.init(element, context: utterance.context, settings: walkthrough.settings)
  }
}

/// The components of the reference with their elements, which readers can start from on the page
/// “Try an element”.
struct TryItSamples {
  let articles: BookArticles
  let language: String

  private struct Group: Encodable {
    var name: String
    var components: [Sample]
  }

  private struct Sample: Encodable {
    var name: String
    var queries: [String: [String]]
  }

  var file: OutputFile? {
    let groups = articles.book.components.map { group in
      Group(
        name: group.title[language],
        components: group.components.map(sample).filter { !$0.queries.isEmpty }
      )
    }
    .filter { !$0.components.isEmpty }
    guard !groups.isEmpty else { return nil }
    let script = "speechSamples(\(ScriptSafeJSON(groups).json))\n"
    return OutputFile(path: Self.path(language: language).path, bytes: Array(script.utf8))
  }

  static func path(language: String) -> PagePath {
    PagePath(PagePath.tryout(language: language).path.dropLast("index.html".count) + "samples.js")
  }

  private func sample(_ component: Component) -> Sample {
    var sample = Sample(name: component.name[language], queries: [:])
    guard let framework = component.mainFramework else { return sample }
    for spoken in SpokenLanguage.all {
      let walkthrough = component.walkthrough(framework, in: spoken, articles.report)
      let queries = walkthrough.map { walkthrough in
        walkthrough.transcript.entries.compactMap { TryItElement($0, of: walkthrough)?.query }
      }
      if let queries, !queries.isEmpty { sample.queries[spoken.tag] = queries }
    }
    return sample
  }
}
