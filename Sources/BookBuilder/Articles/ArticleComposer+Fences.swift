import BookModel
import Markdown
import SnippetNotation

extension ArticleComposer {
  /// What a fence or an indented block of code becomes; nothing where a check has a finding.
  mutating func compose(_ code: CodeBlock, line: Int) -> [ArticleBlock] {
    let info = FenceInfo(code.info)
    guard extent == .full else { return figure(info) }
    let verdict = report.verdicts[FencePlace(path: edition.path, line: line)]
    switch FenceKind(rawValue: info.name) {
    case .voiceover, .voicecontrol, .switchcontrol, .keyboard:
      transcripts += 1
      let composer = SpokenFigureComposer(words: words, inlines: inlines)
      return [.transcript(composer.figure(info, code, verdict: verdict, number: transcripts))]
    case .table:
      guard let query = try? TableQuery(info, in: book.tables) else { return [] }
      return [compose(query, caption: code.tableCaption)]
    case .screen:
      screens += 1
      var composer = ScreenFigureComposer(words: words, inlines: inlines)
      return [.screen(composer.figure(info, code, verdict: verdict, number: screens))]
    case .swift, .output, .error, nil:
      listings += 1
      let composer = ListingComposer(words: words, inlines: inlines, colors: colors)
      return [.listing(composer.listing(info, code, verdict: verdict, number: listings))]
    }
  }

  /// What a fence becomes as far as its names.
  private mutating func figure(_ info: FenceInfo) -> [ArticleBlock] {
    switch FenceKind(rawValue: info.name) {
    case .voiceover, .voicecontrol, .switchcontrol, .keyboard:
      transcripts += 1
      let figure = SpokenFigure(number: transcripts, caption: [], isComputed: false, lines: [])
      return [.transcript(figure)]
    case .table:
      guard let query = try? TableQuery(info, in: book.tables) else { return [] }
      return [compose(query)]
    case .screen:
      screens += 1
      return [.screen(ScreenFigure(number: screens, caption: [], panes: []))]
    case .swift, .output, .error, nil:
      listings += 1
      return [.listing(Listing(number: listings, caption: [], tokens: [], language: "en"))]
    }
  }
}
