import BookModel
import Localization
import SpeechRules

extension ReferenceComposer {
  /// The page that lists the languages, and a page for each with the words that assistive
  /// technologies say, each with its certainty.
  var lexicon: [Article] {
    let title = words.knowledge.lexicon
    let pages = SpeechVocabulary.all.map { vocabulary in
      let language = vocabulary.language.lowercased()
      return (
        path: PagePath.table("lexicon-\(language)", language: self.language),
        title: words.inLanguage(vocabulary.language),
        table: table(of: vocabulary)
      )
    }
    let items = pages.map { page -> [ArticleBlock] in
      [.paragraph([.link(.page(page.path, anchor: nil), runs(page.title.capitalizedFirst))])]
    }
    let contents = article(
      at: ReferencePage.lexicon.path(language: language),
      title.title,
      title.lead,
      [.list(ArticleList(start: nil, items: items))]
    )
    return [contents]
      + pages.map { page in
        article(at: page.path, "\(title.title) \(page.title)", title.lead, [page.table])
      }
  }

  /// The words of a language, beside the English ones that VoiceOver says in their place.
  private func table(of vocabulary: SpeechVocabulary) -> ArticleBlock {
    let knowledge = words.knowledge
    let isEnglish = vocabulary.language == "en"
    // Patterns of commands are on the page of Voice Control's commands.
    let entries = vocabulary.entries.filter {
      !$0.name.hasPrefix("commands") && !$0.word.text.isEmpty
    }
    let rows = entries.map { entry in
      let cells = [
        said(entry.word, in: vocabulary.language),
        runs(knowledge.certainties.name(of: entry.word.certainty)), runs(entry.word.source),
      ]
      return ArticleTable.Row(
        anchor: Self.anchor("word", entry.name),
        cells: isEnglish ? cells : [said(Self.english[entry.name], in: "en")] + cells
      )
    }
    let header = [knowledge.word, knowledge.certainty, knowledge.sourceKey]
    return table(
      number: 1,
      "\(knowledge.lexicon.title) \(words.inLanguage(vocabulary.language))",
      header: isEnglish ? header : [words.inLanguage("en").capitalizedFirst] + header,
      rows: rows
    )
  }

  private func said(_ word: Word?, in language: String) -> [Run] {
    guard let word else { return [] }
    return [.text(word.shown, language: language == words.language ? nil : language)]
  }

  private static let english = Dictionary(
    SpeechVocabulary.all.filter { $0.language == "en" }.flatMap(\.entries)
      .map { ($0.name, $0.word) },
    uniquingKeysWith: { first, _ in first }
  )
}

extension Word {
  /// The words, with an ellipsis for what differs.
  fileprivate var shown: String {
    text.replacing("%1$@", with: "…").replacing("%2$@", with: "…")
  }
}
