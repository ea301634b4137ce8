import Diagnostics
import Foundation
import SnippetMessages
import SnippetRunning
import Synchronization

/// The terminal or file the tool writes to.
struct Console: Sendable {
  /// Whether standard error is a terminal that shows colour.
  let usesColor: Bool
  /// Whether standard error is a terminal.
  let isTerminal: Bool

  private let start = ContinuousClock.now

  /// The console of this process; `NO_COLOR` and a dumb terminal turn colour off.
  static let standard: Console = {
    let isTerminal = isatty(STDERR_FILENO) != 0
    return Console(usesColor: isTerminal && wantsColor, isTerminal: isTerminal)
  }()

  /// Whether a terminal shows colour, and its user wants it.
  static var wantsColor: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["NO_COLOR"]?.isEmpty != false && environment["TERM"] != "dumb"
  }

  /// Writes a line of results to standard output.
  func say(_ text: String) {
    write(text + "\n", to: .standardOutput)
  }

  /// Writes a line about what is wrong to standard error.
  func complain(_ text: String) {
    write(text + "\n", to: .standardError)
  }

  /// The number of programs from which a check takes so long that a log should show it.
  private static let longRun = 100

  /// Tells what a check is doing: always on a terminal, in a log only when it takes long.
  func progress(_ progress: CheckProgress) {
    switch progress {
    case .building: tell("building the package")
    case .remembered(let count):
      if count > 0 { tell("\(count) programs are as they were", isLong: count >= Self.longRun) }
    case .compiling(let count):
      tell("compiling \(count) programs", isLong: count >= Self.longRun)
    case .running(let count):
      tell("running \(count) programs", isLong: count >= Self.longRun)
    case .unprotected(let missing): warn(of: missing)
    }
  }

  private static let hasWarned = Mutex(false)

  /// Says once what this system does not keep programs of the book from.
  private func warn(of missing: Protections) {
    let isFirst = Self.hasWarned.withLock { hasWarned in
      defer { hasWarned = true }
      return !hasWarned
    }
    guard isFirst else { return }
    complain(
      "book: on this system the code of a book can \(missing.deeds): see 'What a snippet may do' in "
        + "docs/architecture.md"
    )
  }

  /// Tells what the tool is doing, and for how long it has been at work.
  func tell(_ text: String, isLong: Bool = false) {
    guard isTerminal || isLong else { return }
    let elapsed = start.duration(to: .now)
    let seconds = elapsed.formatted(.units(allowed: [.seconds], fractionalPart: .show(length: 1)))
    write("book: \(text) (\(seconds))\n", to: .standardError)
  }

  /// Writes findings: for people to standard error, for programs to standard output.
  ///
  /// - Parameters:
  ///   - cases: what was checked.
  ///   - source: gives the text of a file by its path.
  func report(
    _ diagnostics: [Diagnostic],
    about cases: [JUnitDiagnosticWriter.Case],
    as format: DiagnosticFormat,
    source: @escaping @Sendable (String) -> String?
  ) throws {
    let sorted = diagnostics.withoutRepetition()
    switch format {
    case .human:
      let writer = HumanDiagnosticWriter(usesColor: usesColor, source: source)
      for diagnostic in sorted {
        write(writer.write(diagnostic), to: .standardError)
      }
      if let id = sorted.first?.id {
        complain("Each name in square brackets is explained: 'book explain \(id)'.")
      }
    case .github:
      for diagnostic in sorted {
        write(GitHubDiagnosticWriter().write(diagnostic), to: .standardOutput)
      }
    case .json:
      write(try JSONDiagnosticWriter().write(sorted), to: .standardOutput)
    case .sarif:
      let writer = SARIFDiagnosticWriter(version: ToolVersion.current, rules: Rule.known)
      write(try writer.write(sorted), to: .standardOutput)
    case .junit:
      write(JUnitDiagnosticWriter().write(cases, sorted), to: .standardOutput)
    }
  }

  func write(_ text: String, to handle: FileHandle) {
    // A reader that went away, as in `book check | head`, is no defect of the tool.
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
