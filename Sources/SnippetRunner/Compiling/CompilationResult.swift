/// What the compiler made of programs.
struct CompilationResult: Sendable {
  /// The shared objects to run.
  var libraries: [CompiledLibrary] = []
  /// What the compiler said about each program it rejects.
  var rejected: [Program: [CompilerMessage]] = [:]

  /// Why the compiler came to no verdict about a program: it was killed, or the disk was full.
  var failures: [Program: String] = [:]
  /// How long compiling took: what programs cost together is shared among them.
  var times: [Program: Duration] = [:]

  /// Takes over another result.
  mutating func merge(_ other: CompilationResult) {
    libraries += other.libraries
    rejected.merge(other.rejected) { first, second in first + second }
    failures.merge(other.failures) { first, _ in first }
    times.merge(other.times) { first, second in first + second }
  }

  /// Adds the time that programs took together, to each by its share of the code.
  mutating func add(_ time: Duration, for programs: [Program]) {
    let sum = programs.reduce(0) { $0 + $1.estimatedMilliseconds }
    for program in programs {
      times[program, default: .zero] += time * (program.estimatedMilliseconds / sum)
    }
  }
}
