import BookModel
import Localization
package import SnippetNotation

extension BookArticles {
  /// The page that opens the book: the introduction, the counts of the build, and the lists of
  /// pages.
  ///
  /// In a long book these are the ways in by symptom, chapter and component.
  ///
  /// - Parameter check: the results of checking the book; `nil` leaves out the counts.
  package func home(language: String, check: CheckReport? = nil) -> Article {
    let runs = ScriptRuns(language: language)
    var article = Article(
      language: language,
      words: book.words[language],
      page: .home(language: language),
      title: runs.runs(of: book.title[language]),
      lead: runs.runs(of: book.description[language]),
      blocks: []
    )
    if let edition = book.introductions[language] {
      var composer = composer(edition, number: nil)
      article.title = composer.runs(ofLine: edition.frontMatter.title)
      article.lead = composer.runs(ofLine: edition.frontMatter.description)
      article.blocks = composer.blocks(of: edition.document)
    }
    // What the book offers goes before the first heading; how it was checked goes last.
    let opening = article.blocks.firstIndex { if case .heading = $0 { true } else { false } }
    // A long book lists its parts, components and reference pages below.
    article.blocks.insert(
      contentsOf: symptoms(language: language)
        + (ReferencePage.isLong(book) ? [] : ways(language: language)),
      at: opening ?? article.blocks.endIndex
    )
    // The first steps go below an opening pair of screens, or else at the end of the introduction.
    let startsWithScreens = article.blocks.first?.hasCodeBetweenScreens ?? false
    let hasLegend =
      if article.blocks.count > 1, case .legend = article.blocks[1] { true } else { false }
    let counts = check.map { HomeStatistics(of: self, language: language, $0).blocks } ?? []
    let isLong = ReferencePage.isLong(book)
    article.blocks.insert(
      contentsOf: firstSteps(language: language) + (isLong ? counts : []),
      at: startsWithScreens ? (hasLegend ? 2 : 1) : opening ?? article.blocks.endIndex
    )
    article.blocks += contents(language: language, after: article.sections.count)
    article.blocks += componentGroups(language: language, after: article.sections.count)
    if !isLong {
      article.blocks += reference(language: language, after: article.sections.count)
    }
    if !isLong || counts.isEmpty {
      article.blocks += checks(language: language, after: article.sections.count) + counts
    }
    return article
  }

  private func contents(language: String, after sections: Int) -> [ArticleBlock] {
    let words = book.words[language]
    let runs = ScriptRuns(language: language)
    let number = sections + 1
    var blocks: [ArticleBlock] = [
      .heading([number], anchor: "contents", runs.runs(of: words.contents))
    ]
    if ReferencePage.isLong(book) { return blocks + [listOfParts(language: language)] }
    for (index, part) in book.parts.enumerated() {
      blocks.append(
        .heading(
          [number, index + 1],
          anchor: "contents-of-\(part.id)",
          runs.runs(of: part.title[language]),
          level: 3
        )
      )
      blocks.append(list(of: part, language: language))
    }
    return blocks
  }

  /// The links to the first chapter and to the page “Try an element”, as buttons.
  private func firstSteps(language: String) -> [ArticleBlock] {
    let words = book.words[language]
    let runs = ScriptRuns(language: language)
    let first = book.chapters.first { $0.editions[language] != nil }
    let steps = [
      first.map { (PagePath.chapter($0.slug, language: language), words.home.start) },
      TryFiles.exist(in: book) ? (PagePath.tryout(language: language), words.trial.title) : nil,
    ]
    .compactMap(\.self)
    let items = steps.map { page, name -> [ArticleBlock] in
      [.paragraph([.link(.page(page, anchor: nil), runs.runs(of: name))])]
    }
    return items.isEmpty ? [] : [.list(of: items, style: .steps)]
  }

  /// The groups of components, if the contents of the page are lists of links as well.
  private func componentGroups(language: String, after sections: Int) -> [ArticleBlock] {
    let groups = book.components.filter { !$0.components.isEmpty }
    guard ReferencePage.isLong(book), !groups.isEmpty else { return [] }
    let runs = ScriptRuns(language: language)
    let page = ReferencePage.components.path(language: language)
    let items = groups.map { group -> [ArticleBlock] in
      let target = LinkTarget.page(page, anchor: "components-\(group.id)")
      return [.paragraph([.link(target, runs.runs(of: group.title[language]))])]
    }
    let title = runs.runs(of: ReferencePage.components.title(in: book.words[language]).title)
    return [
      .heading([sections + 1], anchor: "component-groups", title), .list(of: items, style: .links),
    ]
  }

  private func checks(language: String, after sections: Int) -> [ArticleBlock] {
    let words = book.words[language]
    let runs = ScriptRuns(language: language)
    let page = PagePath.report(language: language)
    return [
      .heading([sections + 1], anchor: checksAnchor, runs.runs(of: words.report.heading)),
      .paragraph(runs.runs(of: words.report.lead)),
      .paragraph([.link(.page(page, anchor: nil), runs.runs(of: words.report.title))]),
    ]
  }
}

/// The address of what was checked: a section, or in a long book its counts.
private let checksAnchor = "checks"

/// The counts of the build on the page that opens the book.
///
/// Each count links to the page with the details.
struct HomeStatistics {
  private let language: String
  private let words: InterfaceText.Home
  private let counts: CheckReport.Counts
  private let recordings: [Recording]
  /// How many rules with sources the lines of this book follow.
  private let rules: Int
  /// Whether the counts stand without a section of their own.
  private let isOnlyPlace: Bool

  init(of articles: BookArticles, language: String, _ check: CheckReport) {
    let book = articles.book
    self.language = language
    words = book.words[language].home
    counts = check.languages.first { $0.language == language }?.counts ?? CheckReport.Counts()
    recordings = articles.report.recordings
    let hasRules = ReferencePage.all(in: book, language: language).contains(.rules)
    rules = hasRules ? SpeechReasons(articles.report.walkthroughs).ruleCount : 0
    isOnlyPlace = ReferencePage.isLong(book)
  }

  var blocks: [ArticleBlock] {
    let report = PagePath.report(language: language)
    let numbers = LinkTarget.page(report, anchor: ReportComposer.numbersAnchor)
    let list = LinkTarget.page(ReferencePage.rules.path(language: language), anchor: nil)
    let heard = LinkTarget.page(report, anchor: ReportComposer.recordingsAnchor)
    let items: [(count: Int, name: Plural, target: LinkTarget)] = [
      (counts.ran + counts.compiled, words.compiled, numbers),
      (counts.lines, words.computed, numbers),
      (rules, words.rules, list),
      (recordings.map(\.lines).reduce(0, +), words.heard, heard),
    ]
    let entries = items.filter { $0.count > 0 }.map { count, name, target -> [ArticleBlock] in
      let link = Run.link(target, ScriptRuns(language: language).runs(of: name(count)))
      return [.paragraph([.strong([.text("\(count)")]), .text(" "), link])]
    }
    guard !entries.isEmpty else { return [] }
    var strip = ArticleList(start: nil, items: entries, style: .counts)
    if isOnlyPlace {
      strip.places = entries.indices.map { $0 == 0 ? checksAnchor : "\(checksAnchor)-\($0 + 1)" }
    }
    return [.list(strip)]
  }
}

extension SnippetReport {
  /// Everything that was computed for the screens of the book.
  fileprivate var walkthroughs: [Walkthrough] {
    verdicts.values.flatMap { verdict -> [Walkthrough] in
      switch verdict {
      case .spoken(let walkthrough): [walkthrough]
      case .drawn(let before, let after): [before, after].compactMap(\.self)
      case .drawnAtSizes(let sizes): sizes.map(\.walkthrough)
      case .ran, .compiled, .failedAsExpected, .shown, .matched, .broken: []
      }
    }
  }
}
