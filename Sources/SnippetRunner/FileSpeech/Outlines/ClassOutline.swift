import SnippetNotation

/// A class of a file, or a view of SwiftUI, as far as it matters for making an object of it.
struct ClassOutline: Hashable, Sendable {
  /// The name with those of the types around it.
  var name: String
  /// What stands first after the colon.
  var superclass: String?
  /// The initializers in its body.
  var initializers: [InitializerOutline]
  /// Whether it has type parameters.
  var isGeneric: Bool
  /// Whether it cannot be named at the level of its file.
  var isHidden: Bool
  /// The innermost class around it.
  var outerClass: String?
  /// Where its name stands.
  var place: FilePlace
  /// The conditions of compilation around it.
  var conditions: [String]
}
