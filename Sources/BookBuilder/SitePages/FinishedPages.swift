import Articles
import BookModel
import ParallelMapping
import PlainText
import SearchIndexes

/// The pages of a language, finished one batch after another, and what others need of them.
///
/// A page takes many times its size while it is made, so a long book does not fit into memory at once.
struct FinishedPages {
  /// What is known of the pages so far, in their order.
  private(set) var records: [PageRecord] = []
  /// The pages so far as far as lists of the knowledge base need them.
  private var outlines: [Article] = []
  /// What search knows of the pages so far; `nil` for a site without search.
  private(set) var index: SearchIndex?
  /// The size of the text of the whole book so far in bytes.
  var wholeTextSize: Int { wholeText.size }

  private let finisher: PageFinisher
  private var wholeText: PlainTextBook

  /// Begins with no page.
  ///
  /// - Parameters:
  ///   - finisher: finishes one page.
  ///   - index: what search knows already; `nil` for a site without search.
  init(_ finisher: PageFinisher, index: SearchIndex?) {
    self.finisher = finisher
    self.index = index
    wholeText = PlainTextBook(language: finisher.renderer.language)
  }

  /// Hands over what lists need of the pages so far; a long book has no room for it twice.
  mutating func takeOutlines() -> [Article] {
    defer { outlines = [] }
    return outlines
  }

  /// Finishes the pages that come next; the first of all is the opening, and the chapters follow.
  ///
  /// - Throws: what the sink throws.
  mutating func add<Sink: FileSink>(
    _ articles: [Article],
    to sink: inout Sink
  ) throws(Sink.Failure) {
    try add(articles, composing: { $0 }, to: &sink)
  }

  /// Finishes the pages that come next, each as soon as it is composed.
  ///
  /// - Parameters:
  ///   - sources: what the pages are made of.
  ///   - compose: makes the article of a page.
  /// - Throws: what the sink throws.
  mutating func add<Source: Sendable, Sink: FileSink>(
    _ sources: some Sequence<Source>,
    composing compose: @Sendable (Source) -> Article?,
    to sink: inout Sink
  ) throws(Sink.Failure) {
    let numbered = Array(zip(records.count..., sources))
    let pages = numbered.parallelMap { [finisher] number, source in
      compose(source).map { finisher.finish(number, $0) }
    }
    for case let finished? in pages {
      if let searched = finished.searched {
        index?.add(searched)
        try sink.put(searched.file)
      }
      if let outline = finished.outline { outlines.append(outline) }
      records.append(finished.record)
      try sink.put(finished.page.page)
      try sink.put(finished.page.text)
      if let lines = finished.page.lines { try sink.put(lines) }
      try wholeText.add(finished.wholeText, to: &sink)
    }
  }
}
