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

  private func table(of vocabulary: SpeechVocabulary) -> ArticleBlock {
    let knowledge = words.knowledge
    // Patterns of commands are on the page of Voice Control's commands.
    let entries = vocabulary.entries.filter {
      !$0.name.hasPrefix("commands") && !$0.word.text.isEmpty
    }
    let isOwn = vocabulary.language == words.language
    let rows = entries.map { entry in
      ArticleTable.Row(
        anchor: Self.anchor("word", entry.name),
        cells: [
          [.code(entry.name)],
          [.text(entry.word.shown, language: isOwn ? nil : vocabulary.language)],
          runs(knowledge.certainties.name(of: entry.word.certainty)),
          runs(entry.word.source),
        ]
      )
    }
    return table(
      number: 1,
      "\(knowledge.lexicon.title) \(words.inLanguage(vocabulary.language))",
      header: [knowledge.purpose, knowledge.word, knowledge.certainty, knowledge.sourceKey],
      rows: rows
    )
  }
}

extension Word {
  /// The words, with an ellipsis for what differs.
  fileprivate var shown: String {
    text.replacing("%1$@", with: "…").replacing("%2$@", with: "…")
  }
}
