/// A replacement for the search for retain cycles that finds none.
///
/// SwiftSyntax would take longer to build than to fuzz, and its parser is fuzzed in its own project.
package struct RetainCycles: Hashable, Sendable {
  package var closures: [Closure] = []

  package init(in code: String) {}

  package struct Closure: Hashable, Sendable {
    package var owner: String
    package var storage: String
    package var offset: Int
  }
}
