package import BookModel
package import Markup

/// What articles become where they are drawn as HTML: pages of a site, of an EPUB, or of one page.
///
/// Everything that differs between them is settled while an article is drawn, so that nothing has to
/// be read or rewritten after it.
package struct HTMLForm: Sendable {
  /// The names for style sheets.
  package var classes: ClassNames
  /// The elements and attributes that readers' programs understand.
  package var dialect: Dialect
  /// Whether there are scripts, for which elements carry data.
  package var hasScripts: Bool
  /// Whether a wide table can be scrolled by itself.
  package var scrollsTables: Bool
  /// Whether headings begin with the numbers of their sections.
  package var showsSectionNumbers = false
  /// How many levels deeper headings lie than on a page of their own.
  package var depth: Int
  /// The address of a link's target; `nil` for one that readers of the form cannot reach, of which
  /// only the words are drawn.
  package var address: @Sendable (LinkTarget) -> String?
  /// The address of a picture, given its path relative to the root of the book.
  package var picture: @Sendable (String) -> String
  /// The name by which links find a place on the page.
  package var name: @Sendable (String) -> String

  /// The elements and attributes that readers' programs understand.
  package enum Dialect: Hashable, Sendable {
    /// HTML as browsers read it.
    case html
    /// The XHTML of EPUB, on a page that is read from this side.
    ///
    /// Every type of EPUB's own vocabulary stands beside the ARIA role that says the same, because
    /// screen readers know only the latter. Source: DPUB-ARIA 1.1.
    case epub(WritingDirection)
  }

  /// Creates a form of articles.
  package init(
    classes: ClassNames = .standard,
    dialect: Dialect = .html,
    hasScripts: Bool = false,
    scrollsTables: Bool = true,
    depth: Int = 0,
    address: @escaping @Sendable (LinkTarget) -> String?,
    picture: @escaping @Sendable (String) -> String,
    name: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.classes = classes
    self.dialect = dialect
    self.hasScripts = hasScripts
    self.scrollsTables = scrollsTables
    self.depth = depth
    self.address = address
    self.picture = picture
    self.name = name
  }
}
