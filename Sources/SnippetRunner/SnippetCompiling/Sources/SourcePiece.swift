/// A piece of code of a module, and where it comes from.
struct SourcePiece: Hashable, Sendable {
  /// The path that the compiler is to name.
  var path: String
  /// The line of the file at which the code begins, from 1.
  var firstLine = 1
  /// The code.
  var text: String
}
