package import BookModel
package import Markup

/// The options for rendering articles as HTML: for the site, an EPUB or a single page.
///
/// All differences between these formats are decided while rendering, so that HTML never has to be
/// parsed and rewritten.
package struct HTMLFormat: Sendable {
  package var classes: ClassNames
  package var dialect: Dialect
  package var hasScripts: Bool
  package var scrollsTables: Bool
  package var showsSectionNumbers = false
  /// How many levels to add to headings when the article is part of a larger page.
  package var depth: Int
  /// The address of a link, or `nil` if it isn't available in the format; then only its text is
  /// rendered.
  package var address: @Sendable (LinkTarget) -> String?
  /// The address of a picture, from its path relative to the root of the book.
  package var picture: @Sendable (String) -> String
  /// The pictures, whose sizes keep a page from moving while it loads.
  package var pictures: [String: [UInt8]] = [:]
  /// The `id` for an anchor of the article.
  package var name: @Sendable (String) -> String

  package enum Dialect: Hashable, Sendable {
    case html
    /// XHTML for EPUB, with the reading direction of the page.
    ///
    /// Each `epub:type` is paired with the equivalent ARIA role, because screen readers only know
    /// the latter. Source: DPUB-ARIA 1.1.
    case epub(WritingDirection)
  }

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

  package func language(_ tag: String) -> [Attribute] {
    switch dialect {
    case .html: [.lang(tag)]
    case .epub: [.lang(tag), Attribute("xml:lang", tag)]
    }
  }

  func id(_ name: String) -> Attribute { .id(self.name(name)) }

  func data(_ attribute: Attribute) -> [Attribute] { hasScripts ? [attribute] : [] }

  /// The size of a file, scaled to a width that its author set.
  func size(_ picture: String, width: Int?) -> [Attribute] {
    let file = pictures[picture].flatMap(PictureSize.init(shown:))
    let height = file.map { max(1, $0.height * (width ?? $0.width) / $0.width) }
    let sizes = [("width", width ?? file?.width), ("height", height)]
    return sizes.compactMap { name, size in size.map { Attribute(name, String($0)) } }
  }

  func link(
    to target: LinkTarget,
    _ type: LinkType? = nil,
    _ attributes: [Attribute] = [],
    content: HTML
  ) -> HTML {
    guard let address = address(target) else { return content }
    var all = [Attribute("href", address)]
    if let type, dialect != .html { all.append(Attribute("epub:type", type.rawValue)) }
    return .element(
      name: "a",
      attributes: attributes.isEmpty ? all : all + attributes,
      content: content
    )
  }

  enum LinkType: String {
    case noteReference = "noteref"
    case backlink
  }

  func code(language: String, _ content: HTML) -> HTML {
    switch dialect {
    case .html: Markup.code(lang: language) { content }
    case .epub:
      .element(
        name: "code",
        attributes: self.language(language) + [.untranslated] + codeDirection,
        content: content
      )
    }
  }

  func lines(_ content: HTML) -> HTML {
    .element(name: "pre", attributes: codeDirection, content: content)
  }

  /// Code is left-to-right on every page.
  ///
  /// In EPUB, style sheets must not set the direction.
  private var codeDirection: [Attribute] {
    dialect == .epub(.rightToLeft) ? [.direction(.leftToRight)] : []
  }

  /// In EPUB, every note has its own name, since screen readers may list notes as landmarks.
  func note(_ name: String, label: String, @HTMLBuilder _ content: () -> HTML) -> HTML {
    let attributes = [classes(.note), id(name)]
    switch dialect {
    case .html: return .element(name: "div", attributes: attributes, content: content())
    case .epub:
      let type = [Attribute("epub:type", "footnote"), Attribute("role", "doc-footnote")]
      return .element(
        name: "aside",
        attributes: type + attributes + [.label(label)],
        content: content()
      )
    }
  }
}

extension Attribute {
  /// Marks content that the plain text omits or words differently.
  package static let notInText = Attribute("data-not-in-text", "")
}
