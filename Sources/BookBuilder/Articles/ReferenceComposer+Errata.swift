import BookModel
import Localization

extension ReferenceComposer {
  /// What sources said and what is right: of the chapters first, then of the timeline.
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

  /// What is right, in words that say so: where a term ends and its meaning begins cannot be heard.
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
}
