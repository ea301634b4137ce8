/// A shared object with the entries of programs.
struct CompiledLibrary: Hashable, Sendable {
  /// The absolute path.
  var path: String
  /// The programs inside.
  var programs: [Program]
}
