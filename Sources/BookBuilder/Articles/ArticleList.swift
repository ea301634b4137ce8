/// A list of a page.
package struct ArticleList: Hashable, Sendable {
  /// The number of the first item; `nil` for a list without numbers.
  package var start: Int?
  /// The items.
  package var items: [[ArticleBlock]]
  /// The names of the items that links refer to, one for each; such items can be ticked.
  package var anchors: [String] = []
  /// The names of the items that links refer to, one for each, where there is nothing to tick: those of a
  /// list that leads on to what the names stand for.
  package var places: [String] = []
  /// How the list looks where there is something to look at; it reads the same.
  package var look = Look.plain

  /// The looks of a list.
  package enum Look: Hashable, Sendable {
    /// One item below the other.
    case plain
    /// Numbers side by side, each with what was counted.
    case counts
    /// What happened, along an axis.
    case events
  }
}
