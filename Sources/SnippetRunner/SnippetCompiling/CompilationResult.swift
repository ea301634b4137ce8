package import SnippetNotation

package struct CompilationResult: Sendable {
  package var libraries: [CompiledLibrary] = []
  package var rejected: [Program: [CompilerMessage]] = [:]
  /// Programs that the compiler reached no verdict on.
  package var failures: [Program: CompilationFailure] = [:]
  /// Compile times; the time of programs that are compiled together is divided among them.
  package var times: [Program: Duration] = [:]

  package mutating func merge(_ other: CompilationResult) {
    libraries += other.libraries
    rejected.merge(other.rejected) { first, second in first + second }
    failures.merge(other.failures) { first, _ in first }
    times.merge(other.times) { first, second in first + second }
  }

  /// Adds the time that programs took together, divided by their estimated shares.
  package mutating func add(_ time: Duration, for programs: [Program]) {
    let total = programs.reduce(0) { $0 + $1.estimatedMilliseconds }
    for program in programs {
      times[program, default: .zero] += time * (program.estimatedMilliseconds / total)
    }
  }
}

package enum CompilationFailure: Sendable {
  /// The compiler reached its time limit.
  case stopped(seconds: Int)
  /// A reason that may not last, such as a full disk.
  case other(String)
}

package struct CompiledLibrary: Hashable, Sendable {
  package var path: String
  package var programs: [Program]

  package init(path: String, programs: [Program]) {
    self.path = path
    self.programs = programs
  }

  /// Copies of the library, each with at most so many of its programs.
  ///
  /// Programs of one chapter often wait for the same, so they are dealt out like cards.
  package func parts(of size: Int) -> [CompiledLibrary] {
    let count = (programs.count + size - 1) / size
    return (0..<count).map { part in
      let dealt = stride(from: part, to: programs.count, by: count).map { programs[$0] }
      return CompiledLibrary(path: path, programs: dealt)
    }
  }

  /// Whether it has initializers besides those that the compiler and the linker add.
  ///
  /// They run before the programs and could change what these say.
  package var runsCodeWhenLoaded: Bool {
    LibraryInitializers(path).count.map { $0 > LibraryInitializers.usualCount } ?? false
  }
}
