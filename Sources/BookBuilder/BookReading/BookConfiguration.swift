import BookModel

/// What `Content/book.yml` says.
struct BookConfiguration: Hashable, Sendable {
  /// The name of the book.
  var title: LocalizedText
  /// What the book is, in a sentence.
  var description: LocalizedText
  /// The languages, the default one first.
  var languages: [String]
  /// The languages in which chapters may be missing.
  var partialLanguages: Set<String>
  /// The address of the source.
  var repository: String?
  /// The address of the published site.
  var address: String?
  /// What the path of a source file is appended to for a page where it can be edited.
  var editAddress: String?
  /// Who found the book accessible.
  var certification: Certification?
  /// The names that chapters had before.
  var redirects: [Redirect]
  /// The parts in their order.
  var parts: [Part]

  /// The path of the file.
  static let path = "Content/book.yml"
}
