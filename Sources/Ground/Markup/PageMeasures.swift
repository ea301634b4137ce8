/// What a page asks of its readers and what it holds, counted while it was printed.
package struct PageMeasures: Hashable, Sendable {
  /// What is on the whole page.
  package var all = ElementCounts()
  /// What stands before the main content; `nil` for a page without one.
  package var beforeMain: ElementCounts?
  /// The addresses of the style sheets that it loads, as they stand on the page.
  package var styleSheets: [String] = []
  /// The addresses of the scripts that it loads, as they stand on the page.
  package var scripts: [String] = []
  /// Where the content of the body begins among the bytes; `nil` for a page without a body.
  package var startOfBody: Int?

  /// How many of the bytes are drawings.
  package var drawings = 0

  /// Begins with an empty page.
  package init() {}
}
