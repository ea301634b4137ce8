import Articles
import BookModel
import ParallelMapping

/// The chapters of a book in one language as articles: composed once where all of them fit into memory,
/// and otherwise batch by batch, each time they are asked for.
struct ChapterBatches {
  private let articles: BookArticles
  private let language: String
  private let batches: [ArraySlice<Chapter>]
  /// The articles, if there is one batch only.
  private let composed: [Article]?

  init(_ articles: BookArticles, language: String, limits: MemoryLimits) {
    self.articles = articles
    self.language = language
    batches = articles.book.chapters.filter { !$0.editions.isEmpty }
      .batches(of: limits.pagesInBatch)
    composed = batches.count == 1 ? articles.chapters(batches[0], language: language) : nil
  }

  /// The articles batch by batch, without links to the glossary.
  var all: some Sequence<[Article]> {
    batches.lazy.map { composed ?? articles.chapters($0, language: language) }
  }

  /// Makes the pages of the chapters.
  ///
  /// - Throws: what the sink throws.
  func finish<Sink: FileSink>(
    with pages: inout FinishedPages,
    to sink: inout Sink
  ) throws(Sink.Failure) {
    if let composed { return try pages.add(composed, to: &sink) }
    for batch in batches {
      try pages.add(batch, composing: { articles.chapter($0, language: language) }, to: &sink)
    }
  }
}
