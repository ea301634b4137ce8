/// A list of a page.
struct ArticleList: Hashable, Sendable {
  /// The number of the first item; `nil` for a list without numbers.
  var start: Int?
  /// The items.
  var items: [[ArticleBlock]]
}
