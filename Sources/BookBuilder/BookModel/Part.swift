package import Diagnostics

/// A part of a book: chapters that belong together.
package struct Part: Hashable, Sendable {
  /// The name of its folder in each language.
  package var id: String
  /// Its name.
  package var title: LocalizedText
  /// Where the list of parts names its folder; `nil` where nobody asks.
  package var place: SourceLocation?
  /// Its chapters in their order.
  package var slugs: [String]
  /// Where the list of chapters names each.
  package var places: [String: SourceLocation]

  /// Creates the value of its parts.
  package init(
    id: String,
    title: LocalizedText,
    place: SourceLocation? = nil,
    slugs: [String],
    places: [String: SourceLocation] = [:]
  ) {
    self.id = id
    self.title = title
    self.place = place
    self.slugs = slugs
    self.places = places
  }
}
