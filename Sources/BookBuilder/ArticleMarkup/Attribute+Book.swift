package import Markup

extension Attribute {
  /// Marks words that the plain text leaves out or says in its own way.
  package static let notInText = Attribute("data-not-in-text", "")
}
