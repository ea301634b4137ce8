/// Where a link leads in a publication, before a form prints it.
enum Destination: Hashable, Sendable {
  /// To the list of what the book holds, at the place of this name in it.
  case contents(anchor: String)
  /// To a page, or to a place that is on it.
  case page(PublicationPage, anchor: String?)
  /// To an address, as it stands.
  case address(String)
  /// To nothing that readers of a file could reach.
  case nowhere
}
