import BookModel
import Localization
import SnippetNotation
import SpeechRules

/// What the build counted, for the page that opens the book: each number as it is, with the way to the
/// page that shows what is behind it.
struct HomeNumbers {
  private let language: String
  private let words: InterfaceWords.Home
  private let counts: CheckReport.Counts
  private let recordings: [Recording]
  private let hasRules: Bool

  /// Counts what a book has in a language.
  init(of articles: BookArticles, language: String, _ check: CheckReport) {
    let book = articles.book
    self.language = language
    words = book.words[language].home
    counts = check.languages.first { $0.language == language }?.counts ?? CheckReport.Counts()
    recordings = articles.report.recordings
    hasRules = ReferencePage.all(in: book, language: language).contains(.rules)
  }

  /// The list of the numbers; nothing for a book in which there is nothing to count.
  var blocks: [ArticleBlock] {
    let report = PagePath.report(language: language)
    let numbers = LinkTarget.page(report, anchor: ReportComposer.numbersAnchor)
    let rules = LinkTarget.page(ReferencePage.rules.path(language: language), anchor: nil)
    let heard = LinkTarget.page(report, anchor: ReportComposer.recordingsAnchor)
    let ruleCount = SpeechRule.allCases.count { !$0.sources.isEmpty }
    let items: [(count: Int, name: Plural, target: LinkTarget)] = [
      (counts.ran + counts.compiled, words.compiled, numbers),
      (counts.lines, words.computed, numbers),
      (hasRules ? ruleCount : 0, words.rules, rules),
      (recordings.map(\.lines).reduce(0, +), words.heard, heard),
    ]
    let list = items.filter { $0.count > 0 }.map { count, name, target -> [ArticleBlock] in
      let link = Run.link(target, ScriptRuns(language: language).runs(of: name(count)))
      return [.paragraph([.strong([.text("\(count)")]), .text(" "), link])]
    }
    return list.isEmpty ? [] : [.list(ArticleList(start: nil, items: list, look: .counts))]
  }
}
