/// A part of the list of what a book holds.
struct ContentsPart: Hashable, Sendable {
  /// The part; `nil` for pages outside the parts.
  var part: PublicationPage.Part?
  /// The pages in the order of reading.
  var pages: [PublicationPage]
}
