import Diagnostics
import Foundation
import SnippetMessages
import SnippetRunning
import SourceText
import Synchronization
import System

/// The output of the tool: results to standard output, everything else to standard error.
///
/// Progress is shown on a terminal, and in logs only for long checks. Findings are written in the
/// format that the user chose.
struct Console: Sendable {
  let usesColor: Bool
  let isTerminal: Bool

  private let start = ContinuousClock.now

  /// The console of this process.
  ///
  /// `NO_COLOR` and `TERM=dumb` turn colour off.
  static let standard: Console = {
    let isTerminal = isatty(STDERR_FILENO) != 0
    return Console(usesColor: isTerminal && wantsColor, isTerminal: isTerminal)
  }()

  static var wantsColor: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["NO_COLOR"]?.isEmpty != false && environment["TERM"] != "dumb"
  }

  /// Writes text without colours; names of files and output of programs can't control a terminal.
  func writeLine(_ text: String) {
    write(text.printable + "\n", to: .standardOutput)
  }

  func writeError(_ text: String) {
    write(text.printable + "\n", to: .standardError)
  }

  private static let longRunThreshold = 100

  /// Reports the progress of a check: always on a terminal, elsewhere only for long checks.
  func progress(_ progress: CheckProgress) {
    switch progress {
    case .building: showProgress("building the package")
    case .cached(let count):
      if count > 0 {
        showProgress("\(count) programs are unchanged", isLong: count >= Self.longRunThreshold)
      }
    case .compiling(let count):
      showProgress("compiling \(count) programs", isLong: count >= Self.longRunThreshold)
    case .running(let count):
      showProgress("running \(count) programs", isLong: count >= Self.longRunThreshold)
    case .missingProtections(let missing): warn(of: missing)
    }
  }

  private static let hasWarned = Mutex(false)

  private func warn(of missing: Protections) {
    let isFirst = Self.hasWarned.withLock { hasWarned in
      defer { hasWarned = true }
      return !hasWarned
    }
    guard isFirst else { return }
    writeError(
      "book: on this system, the code of a book can \(missing.permittedActions): see 'What a snippet may do' in "
        + "docs/architecture.md"
    )
  }

  func showProgress(_ text: String, isLong: Bool = false) {
    guard isTerminal || isLong else { return }
    let elapsed = start.duration(to: .now)
    let seconds = elapsed.formatted(.units(allowed: [.seconds], fractionalPart: .show(length: 1)))
    write("book: \(text) (\(seconds))\n", to: .standardError)
  }

  /// Writes findings: human-readable ones to standard error, other formats to standard output.
  ///
  /// - Parameters:
  ///   - cases: the test cases for JUnit.
  ///   - root: the folder that the paths of findings are relative to.
  ///   - source: returns the text of a file.
  func report(
    _ diagnostics: [Diagnostic],
    about cases: [JUnitDiagnosticWriter.Case],
    as format: DiagnosticFormat,
    in root: String = ".",
    source: @escaping @Sendable (String) -> String?
  ) throws {
    let paths = FindingPaths(root: root, format: format)
    let found = diagnostics.limitedPerRule()
    let sorted = found.map(paths.shown)
    let originals = Dictionary(
      zip(sorted, found).compactMap { shown, original in
        shown.location.flatMap { place in original.location.map { (place.path, $0.path) } }
      }
    ) { first, _ in first }
    switch format {
    case .human:
      let writer = HumanDiagnosticWriter(usesColor: usesColor) { path in
        source(originals[path] ?? path)
      }
      for text in writer.write(sorted.groupedByMessage()) {
        write(text, to: .standardError)
      }
      if let id = sorted.first?.id {
        // All of them, also those that are not shown.
        writeError("\(DiagnosticCount(of: diagnostics))")
        writeError("To explain a rule in square brackets: 'book explain \(id)'.")
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
      write(JUnitDiagnosticWriter().write(cases.map(paths.shown), sorted), to: .standardOutput)
    }
  }

  func write(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      // A closed pipe, as in `book check | head`, isn't an error.
      guard handle.fileDescriptor == STDOUT_FILENO, !error.isClosedPipe else { return }
      Self.failure.withLock { $0 = $0 ?? error.plainReason }
    }
  }

  private static let failure = Mutex<String?>(nil)

  /// Why part of standard output could not be written; `nil` if all of it was.
  static var outputFailure: String? { failure.withLock(\.self) }
}

extension Error {
  fileprivate var isClosedPipe: Bool {
    let error = (self as any Error) as NSError
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error { return cause.isClosedPipe }
    return error.domain == NSPOSIXErrorDomain && error.code == Int(EPIPE)
  }
}
