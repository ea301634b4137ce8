/// A replacement for the search for numbers before nouns that finds none.
///
/// SwiftSyntax would take longer to build than to fuzz, and its parser is fuzzed in its own project.
package struct GluedPlurals: Hashable, Sendable {
  package var places: [Place] = []

  package init(in code: String) {}

  package static func all(in pieces: [String]) -> [GluedPlurals] {
    pieces.map(GluedPlurals.init)
  }

  package struct Place: Hashable, Sendable {
    package var text: String
    package var offset: Int
  }
}
