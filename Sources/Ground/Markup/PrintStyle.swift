/// How the source of a page is laid out; browsers make the same document of both.
package enum PrintStyle: Hashable, Sendable {
  /// With every tag and a line for each block, so that differences can be read.
  case readable
  /// Without what only people who read the source need: quotation marks around plain values, end tags
  /// that the next tag implies, and line ends between blocks.
  ///
  /// Source: HTML Standard, 13.1.2.3 and 13.1.2.4.
  case compact
}
