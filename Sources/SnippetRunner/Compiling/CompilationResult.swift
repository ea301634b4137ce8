/// What the compiler made of programs.
struct CompilationResult: Sendable {
  /// The shared objects to run.
  var libraries: [CompiledLibrary] = []
  /// What the compiler said about each program it rejects.
  var rejected: [Program: [CompilerMessage]] = [:]

  /// Takes over another result.
  mutating func merge(_ other: CompilationResult) {
    libraries += other.libraries
    rejected.merge(other.rejected) { first, second in first + second }
  }
}
