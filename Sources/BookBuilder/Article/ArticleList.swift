/// A list of a page.
struct ArticleList: Hashable, Sendable {
  /// The number of the first item; `nil` for a list without numbers.
  var start: Int?
  /// The items.
  var items: [[ArticleBlock]]
  /// The names of the items that links refer to, one for each; such items can be ticked.
  var anchors: [String] = []
}
