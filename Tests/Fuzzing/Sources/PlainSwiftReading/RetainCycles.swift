/// No closures, in place of the module that swift-syntax is behind.
///
/// Building swift-syntax takes longer than the fuzzing, and its parser is fuzzed where it is made.
package struct RetainCycles: Hashable, Sendable {
  /// The closures, of which none is found here.
  package var closures: [Closure] = []

  /// Takes code.
  package init(in code: String) {}

  /// A closure.
  package struct Closure: Hashable, Sendable {
    /// What it is stored on.
    package var owner: String
    /// Where it is stored.
    package var storage: String
    /// Where it begins in the code, in characters.
    package var offset: Int
  }
}
