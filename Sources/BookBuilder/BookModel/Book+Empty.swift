import Localization

extension Book {
  /// A book without anything in it.
  package static let empty = Book(
    title: LocalizedText([:]),
    description: LocalizedText([:]),
    languages: []
  )
}
