/// Where a link goes.
package enum LinkTarget: Hashable, Sendable {
  /// To another site.
  case external(String)
  /// To a page of the book, or to a place in it.
  case page(PagePath, anchor: String?)
  /// To a place on the same page.
  case anchor(String)
  /// To a file of the book, by its path relative to the root.
  case asset(String)
  /// To a file that the tool makes.
  case file(PagePath)
}
