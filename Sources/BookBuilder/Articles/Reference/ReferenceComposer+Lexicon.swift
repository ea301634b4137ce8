import BookModel
import Localization
import SpeechRules

extension ReferenceComposer {
  /// A page that lists the languages, and a page for each with the words that assistive
  /// technologies say and their certainty.
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
      [.list(of: items)]
    )
    return [contents]
      + pages.map { page in
        article(at: page.path, "\(title.title) \(page.title)", title.lead, [page.table])
      }
  }

  private func table(of vocabulary: SpeechVocabulary) -> ArticleBlock {
    let knowledge = words.knowledge
    let isEnglish = vocabulary.language == "en"
    // The patterns of commands are on the page of Voice Control's commands.
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

  var errata: [ArticleBlock] {
    let terms = chapterErrata + timelineErrata
    return terms.isEmpty ? [] : [.terms(terms)]
  }

  private var chapterErrata: [ArticleTerm] {
    chapters.flatMap { entry in
      entry.edition.frontMatter.corrections.enumerated().map { index, correction in
        ArticleTerm(
          term: runs(ofLine: correction.said, from: entry.edition.path),
          meaning: right(runs(ofLine: correction.right, from: entry.edition.path)) + [
            .text(" "), .link(.page(entry.article.page, anchor: nil), entry.article.title),
          ],
          anchor: "erratum-\(entry.chapter.slug)-\(index + 1)"
        )
      }
    }
  }

  /// Introduces the correction in words, because listeners can't hear where a definition begins.
  private func right(_ runs: [Run]) -> [Run] {
    [.text(words.knowledge.right + " ")] + runs
  }

  private var timelineErrata: [ArticleTerm] {
    guard let table = book.tables["timeline"] else { return [] }
    return table.rows.compactMap { row -> ArticleTerm? in
      guard let correction = row.values["correction"]?.first else { return nil }
      let date =
        row.values["date"]?.first?[language] ?? row.values["fact"]?.first?[language] ?? row.id
      let release = row.values["release"]?.first?[language]
      return ArticleTerm(
        term: runs(ofLine: [date, release].compactMap(\.self).joined(separator: ", ")),
        meaning: right(runs(ofLine: correction[language])),
        anchor: "erratum-\(row.id)"
      )
    }
  }

  var rules: [ArticleBlock] {
    let knowledge = words.knowledge
    let rows = SpeechRule.allCases.map { rule in
      ArticleTable.Row(
        anchor: Self.anchor("rule", rule.rawValue),
        cells: [
          [.code(rule.rawValue)],
          runs(knowledge.rules[rule.rawValue] ?? rule.statement),
          runs(knowledge.certainties.name(of: rule.certainty)),
          runs(rule.sources.joined(separator: ", ")),
          heard(rule),
        ]
      )
    }
    let header = [
      knowledge.interface, knowledge.rule, knowledge.certainty, knowledge.sourceKey,
      knowledge.heardWords,
    ]
    return [table(number: 1, knowledge.ruleList.title, header: header, rows: rows)]
  }

  private func heard(_ rule: SpeechRule) -> [Run] {
    rule.heard.prefix(1).flatMap { heard -> [Run] in
      let language = words.language == "en" ? nil : "en"
      return [.text("“\(heard.text)”", language: language)] + runs(", \(heard.system)")
    }
  }
}

extension Word {
  fileprivate var shown: String {
    text.replacing("%1$@", with: "…").replacing("%2$@", with: "…")
  }
}
