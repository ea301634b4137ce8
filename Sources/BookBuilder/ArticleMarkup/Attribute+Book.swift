package import Markup

extension Attribute {
  /// Marks words that the text edition leaves out or says in its own way.
  package static let notInText = Attribute("data-not-in-text", "")
}
