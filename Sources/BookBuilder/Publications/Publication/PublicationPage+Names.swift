import Articles
import BookModel

extension PublicationPage {
  /// The name of the page where all pages share one space of names.
  ///
  /// That of the introduction begins with a sign that no other name begins with.
  var name: String {
    kind == .introduction ? "-introduction" : article.page.name
  }

  /// The name of a place on the page where all pages share one space of names.
  func name(of place: String) -> String { "\(name)--\(place)" }
}
