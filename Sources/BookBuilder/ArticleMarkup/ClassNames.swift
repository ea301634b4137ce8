package import Markup

/// How the names for style sheets are spelled in one form of a book.
///
/// They are written where articles are drawn, and nothing but style sheets reads them.
package struct ClassNames: Sendable {
  private let spelling: @Sendable (String) -> String

  /// The spelling of the site's style sheet.
  package static let standard = ClassNames { $0 }

  /// Creates a spelling out of a change to the standard one.
  package init(spelling: @escaping @Sendable (String) -> String) {
    self.spelling = spelling
  }

  /// A name as it is spelled here.
  package subscript(_ name: ClassName) -> String { spelling(name.name) }

  /// The attribute that gives an element a name.
  package func callAsFunction(_ name: ClassName) -> Attribute { .class(self[name]) }

  /// The attribute that gives an element two names.
  package func callAsFunction(_ name: ClassName, _ other: ClassName) -> Attribute {
    .class("\(self[name]) \(self[other])")
  }

  /// The attribute that gives an element three names.
  package func callAsFunction(
    _ name: ClassName,
    _ other: ClassName,
    _ third: ClassName
  ) -> Attribute {
    .class("\(self[name]) \(self[other]) \(self[third])")
  }
}
