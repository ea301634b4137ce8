/// What the compiler made of programs.
struct CompilationResult: Sendable {
  /// The shared objects to run.
  var libraries: [CompiledLibrary] = []
  /// What the compiler said about each program it rejects.
  var rejected: [Program: [CompilerMessage]] = [:]

  /// Why the compiler came to no verdict about a program: it was killed, or the disk was full.
  var failures: [Program: String] = [:]

  /// Takes over another result.
  mutating func merge(_ other: CompilationResult) {
    libraries += other.libraries
    rejected.merge(other.rejected) { first, second in first + second }
    failures.merge(other.failures) { first, _ in first }
  }
}
