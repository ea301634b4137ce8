import BookModel

/// What is known of a language's pages once they are made.
struct RenderedLanguage {
  /// The pages that the language has, for those who list them.
  var pages: [PagePath]
  /// What others need to know of them.
  var record: LanguageRecord
}
