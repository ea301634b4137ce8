package import Articles
import BookModel

/// What every page of a language says about the rest of the site, found out once for all of them.
package struct SiteOutline: Hashable, Sendable {
  /// The pages of the knowledge base for which there is something to tell, in their order.
  package let reference: [ReferencePage]
  /// Whether there is any page of the knowledge base, these or those of facts.
  package let hasReference: Bool
  /// Whether readers of the language are told of changes.
  package let hasChanges: Bool
  /// The parts of the style sheet that only some pages need.
  package let sheetParts: Set<SheetPart>

  /// Creates the value of its parts.
  package init(
    reference: [ReferencePage],
    hasReference: Bool,
    hasChanges: Bool,
    sheetParts: Set<SheetPart>
  ) {
    self.reference = reference
    self.hasReference = hasReference
    self.hasChanges = hasChanges
    self.sheetParts = sheetParts
  }

  /// Finds out what a book has in a language.
  init(of book: Book, language: String) {
    reference = ReferencePage.all(in: book, language: language)
    hasReference = !reference.isEmpty || book.tables.values.contains { $0.scheme != nil }
    hasChanges = book.hasChanges(in: language)
    sheetParts = SheetPart.all(in: book)
  }
}
