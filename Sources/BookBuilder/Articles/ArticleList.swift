/// A list of a page.
package struct ArticleList: Hashable, Sendable {
  /// The number of the first item; `nil` for a list without numbers.
  package var start: Int?
  /// The items.
  package var items: [[ArticleBlock]]
  /// The names of the items that links refer to, one for each; such items can be ticked.
  package var anchors: [String] = []
}
