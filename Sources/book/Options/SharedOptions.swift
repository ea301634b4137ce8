import ArgumentParser
import Diagnostics
import Foundation
import SnippetCompiling
import SnippetRunning

/// Options of the commands that check a book.
///
/// `book say` has options of its own, since it runs single files without a book.
struct SharedOptions: ParsableArguments {
  @OptionGroup var places: PlaceOptions

  @Option(help: "The time limit of a snippet, in seconds.")
  var timeout = 10.0

  @Option(
    help: "How many compilers run at a time (default: one per core); snippets, four times as many."
  )
  var jobs: Int?

  @Flag(
    name: .customLong("no-cache"),
    help: "Check everything again, and replace the cached results."
  )
  var ignoresCache = false

  @Flag(
    name: .customLong("no-run"),
    help: "Neither compile nor run the book's code, and compute no transcripts."
  )
  var runsNothing = false

  func validate() throws {
    guard timeout > 0, timeout <= RunLimits.longestSeconds else {
      throw ValidationError(
        "'--timeout' must be greater than 0, and at most \(Int(RunLimits.longestSeconds))."
      )
    }
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' must be at least 1.") }
  }

  var root: String { places.root }

  var cache: String? { places.cache }

  var hasBuildFolder: Bool { places.hasBuildFolder }

  /// A symbolic link because of which results aren't cached, since it leads out of the book.
  private var linkInCache: String? {
    guard cache == nil, hasBuildFolder else { return nil }
    let folder = BuildFolder(root: root)
    return BuildFolder.cacheParts.lazy
      .compactMap { folder.outsideLink(to: "\(BuildFolder.cache)/\($0)") }.first
  }

  /// A warning if results aren't cached because of a link.
  var cacheFindings: [Diagnostic] {
    guard !runsNothing, let linkInCache else { return [] }
    return [.linkedCache(linkInCache, "results are not cached")]
  }

  /// The path of this program.
  var executable: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }

  var runner: SnippetRunner {
    var toolchain = Toolchain.nextTo(executable: executable)
    if let jobs {
      toolchain.processes = jobs
    }
    var runner = SnippetRunner(
      toolchain: toolchain,
      limits: RunLimits(seconds: timeout),
      cache: linkInCache != nil ? nil : places.cacheFolder
    )
    runner.renewsCache = ignoresCache
    return runner
  }
}

struct StandardInputOption: ParsableArguments {
  @Option(
    name: .customLong("name"),
    help: ArgumentHelp(
      "The name of standard input in findings, such as 'Cart.swift'.",
      valueName: "file"
    )
  )
  var given: String?

  static let unnamed = "<stdin>"

  var name: String { given ?? Self.unnamed }

  /// Rejects a name without standard input, and standard input that would be read twice.
  ///
  /// - Parameter paths: the paths on the command line; `-` is standard input.
  func validate(with paths: [String]) throws {
    let inputs = paths.count { $0 == "-" }
    guard inputs <= 1 else {
      throw ValidationError("Standard input, '-', can be read only once.")
    }
    guard let given else { return }
    guard inputs == 1 else {
      throw ValidationError("'--name' names standard input; also pass '-' as a file.")
    }
    guard !given.isEmpty, given != "-", !paths.contains(given) else {
      throw ValidationError("'--name' must be a name that no other file has, such as 'Cart.swift'.")
    }
  }
}

struct FindingOptions: ParsableArguments {
  // 'book build' calls it '--findings', because its '--format' is that of the book.
  @Option(name: [.long, .customLong("findings")], help: "The format of findings.")
  var format = DiagnosticFormat.human
}

extension DiagnosticFormat: ExpressibleByArgument {}

enum CheckKind: String, ExpressibleByArgument, CaseIterable {
  case snippets
  case content
}

enum FailureHandling: String, EnumerableFlag {
  case keepGoing
  case failFast

  static func help(for value: FailureHandling) -> ArgumentHelp? {
    switch value {
    case .keepGoing: "Continue after a snippet fails."
    case .failFast: "Stop at the first snippet that fails."
    }
  }
}
