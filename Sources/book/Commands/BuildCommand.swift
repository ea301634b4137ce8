import ArgumentParser
import BookModel
import Diagnostics
import Publications
import SnippetNotation
import SnippetRunning

/// `book build`: the site and other forms of the book, from content that was found right.
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Checks the book and writes the site, or the book in other formats.",
    discussion: """
      Nothing is written if anything is wrong: what was built before stays as it was. \
      What the check came to is in build/check.json either way.

      EXAMPLES
        book build
        book build --output public
        book build --book Handbook
        book build --format                list the formats and whether they are possible here
        book build --format epub           write build/epub
        book build --format site,epub
        book build --release 1.2.0         write everything that is published to build/release
        book build --no-run                run nothing of a stranger's book
      """
  )

  @OptionGroup var shared: SharedOptions

  @Option(
    defaultAsFlag: FormatSelection.list,
    parsing: .next,
    help: "The formats, with commas between them; the site unless given. Without a value, a list."
  )
  var format: FormatSelection?

  @Option(
    help: "The folder that is written to; one below it for each format if there are several.",
    completion: .directory
  )
  var output: String?

  @OptionGroup(title: "Releasing") var releasing: ReleaseOptions

  @Flag(help: "Replace the output even if it is not of this tool; whatever is there is lost.")
  var force = false

  @Option(help: "How findings are written.")
  var findings = DiagnosticFormat.human

  func validate() throws {
    if shared.runsNothing, releasing.release != nil {
      throw ValidationError("A release is checked by running it: leave out '--no-run'.")
    }
  }

  func run() async throws {
    switch format {
    case .list?: Console.standard.say("\(FormatList())")
    case .formats(let formats)?: try await build(formats)
    case nil: try await build([.site])
    }
  }

  private func build(_ formats: [BookFormat]) async throws {
    var shared = shared
    // What is published is checked with this compiler, today.
    if releasing.release != nil { shared.ignoresCache = true }
    let inspection = try await Inspection.book(shared)
    var diagnostics = inspection.diagnostics
    if !shared.runsNothing { diagnostics += inspection.writeReport(for: shared) }
    var outcome = FormatBuild.Outcome()
    if let book = inspection.book, let check = inspection.check, !diagnostics.containsErrors {
      outcome = write(book, inspection.snippets.report, check, as: formats)
    }
    outcome.diagnostics = diagnostics + outcome.diagnostics
    try tell(of: outcome, inspection, formats)
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
      isForced: force
    )
    guard let version = releasing.release else { return build.write() }
    return build.write(
      ReleaseBuild(book, snippets, check, version: version, options: releasing, root: root)
    )
  }

  /// Says what a build came to.
  ///
  /// - Throws: an exit code if anything is wrong.
  private func tell(
    of outcome: FormatBuild.Outcome,
    _ inspection: Inspection,
    _ formats: [BookFormat]
  ) throws {
    try Console.standard.report(
      outcome.diagnostics,
      about: inspection.cases,
      as: findings,
      source: inspection.source
    )
    guard !outcome.diagnostics.containsErrors else {
      let names = formats.map(\.rawValue).joined(separator: ", ")
      let name = releasing.release == nil ? names : "release"
      Console.standard.complain("The \(name) was not written; what was built before is untouched.")
      throw ExitCode(1)
    }
    guard findings == .human else { return }
    Console.standard.say(shared.runsNothing ? Inspection.nothingRan : "\(inspection.summary)")
    outcome.sentences.forEach(Console.standard.say)
  }
}
