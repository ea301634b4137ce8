/// What a piece of a page is to those who count it, whatever its element and its class.
///
/// ```swift
/// extension Mark {
///   static let listing = Mark("listing")
/// }
/// let page = figure(caption: "Example") { pre { "let a = 1" } }.marked(as: .listing)
/// ```
package struct Mark: Hashable, Sendable {
  private let name: String

  /// Creates a kind of pieces, which are counted together.
  package init(_ name: String) {
    self.name = name
  }
}
