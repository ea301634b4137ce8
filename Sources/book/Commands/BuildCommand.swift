import ArgumentParser
import BookModel
import Diagnostics
import Publications
import SnippetNotation
import SnippetRunning

struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Check the book, and write the site or other formats.",
    discussion: """
      If there is an error, nothing is written and the previous output is kept. A summary of the \
      check is written to build/check.json either way.

      EXAMPLES
        book build
        book build --output public
        book build --book Handbook
        book build --format                list the formats and if they are available
        book build --format epub           write build/epub
        book build --format site,epub
        book build --release 1.2.0         write all published files to build/release
        book build --no-run                run no code, for a book you do not trust
      """
  )

  @OptionGroup var shared: SharedOptions

  @Option(
    defaultAsFlag: FormatSelection.list,
    parsing: .next,
    help: "Comma-separated formats (default: site). Without a value, list them."
  )
  var format: FormatSelection?

  @Option(
    help: "The output folder. With several formats, each gets a subfolder.",
    completion: .directory
  )
  var output: String?

  @OptionGroup(title: "Releasing") var releasing: ReleaseOptions

  @Flag(help: "Replace the output folder even if this tool did not create it.")
  var force = false

  @Option(help: "The format of findings.")
  var findings = DiagnosticFormat.human

  @OptionGroup var strict: StrictOption

  func validate() throws {
    if shared.runsNothing, releasing.release != nil {
      throw ValidationError("A release must run its snippets: remove '--no-run'.")
    }
  }

  func run() async throws {
    switch format {
    case .list?: Console.standard.writeLine("\(FormatList())")
    case .formats(let formats)?: try await build(formats)
    case nil: try await build([.site])
    }
  }

  private func build(_ formats: [BookFormat]) async throws {
    var shared = shared
    // A release is always checked with the current compiler, never from the cache.
    if releasing.release != nil { shared.ignoresCache = true }
    let inspection = try await Inspection.book(shared)
    var diagnostics = inspection.diagnostics
    if !shared.runsNothing { diagnostics += inspection.writeReport(for: shared) }
    diagnostics = strict.applied(to: diagnostics)
    var outcome = FormatBuild.Outcome()
    if let book = inspection.book, let check = inspection.check, !diagnostics.containsErrors {
      outcome = write(book, inspection.snippets.report, check, as: formats)
    }
    outcome.diagnostics = diagnostics + outcome.diagnostics
    try reportOutcome(of: outcome, inspection, formats)
  }

  private func write(
    _ book: Book,
    _ snippets: SnippetReport,
    _ check: CheckReport,
    as formats: [BookFormat]
  ) -> FormatBuild.Outcome {
    let root = shared.root
    let build = FormatBuild(
      book: book,
      snippets: snippets,
      check: check,
      formats: formats,
      root: root,
      output: output,
      isForced: force,
      strict: strict
    )
    guard let version = releasing.release else { return build.write() }
    return build.write(
      ReleaseBuild(book, snippets, check, version: version, options: releasing, root: root)
    )
  }

  /// Prints the findings and the outcome of a build.
  ///
  /// - Throws: an exit code if there is an error.
  private func reportOutcome(
    of outcome: FormatBuild.Outcome,
    _ inspection: Inspection,
    _ formats: [BookFormat]
  ) throws {
    try Console.standard.report(
      outcome.diagnostics,
      about: inspection.cases,
      as: findings,
      in: shared.root,
      source: inspection.source
    )
    guard !outcome.diagnostics.containsErrors else {
      let names = formats.map(\.rawValue).joined(separator: ", ")
      let name = releasing.release == nil ? names : "release"
      Console.standard.writeError("The \(name) was not written; the previous output is unchanged.")
      throw ExitCode(1)
    }
    guard findings == .human else { return }
    Console.standard.writeLine(
      shared.runsNothing ? Inspection.noRunNotice : "\(inspection.summary)"
    )
    outcome.sentences.forEach(Console.standard.writeLine)
  }
}
