package import SnippetNotation

/// What the compiler made of programs.
package struct CompilationResult: Sendable {
  /// The shared objects to run.
  package var libraries: [CompiledLibrary] = []
  /// What the compiler said about each program it rejects.
  package var rejected: [Program: [CompilerMessage]] = [:]

  /// Why the compiler came to no verdict about a program: it was killed, or the disk was full.
  package var failures: [Program: String] = [:]
  /// How long compiling took: what programs cost together is shared among them.
  package var times: [Program: Duration] = [:]

  package mutating func merge(_ other: CompilationResult) {
    libraries += other.libraries
    rejected.merge(other.rejected) { first, second in first + second }
    failures.merge(other.failures) { first, _ in first }
    times.merge(other.times) { first, second in first + second }
  }

  /// Adds the time that programs took together, to each by its share of the code.
  package mutating func add(_ time: Duration, for programs: [Program]) {
    let sum = programs.reduce(0) { $0 + $1.estimatedMilliseconds }
    for program in programs {
      times[program, default: .zero] += time * (program.estimatedMilliseconds / sum)
    }
  }
}

/// A shared object with the entries of programs.
package struct CompiledLibrary: Hashable, Sendable {
  package var path: String
  package var programs: [Program]

  /// Creates a description of a shared object.
  package init(path: String, programs: [Program]) {
    self.path = path
    self.programs = programs
  }
}
