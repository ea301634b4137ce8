import ArgumentParser
import BookModel
import Diagnostics
import Publications
import SiteFolder
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
    let update = update(formats, shared)
    if let outcome = await update?.run() { return try tell(of: outcome) }
    let inspection = try await Inspection.book(shared)
    var diagnostics = inspection.diagnostics
    if !shared.runsNothing { diagnostics += inspection.writeReport(for: shared) }
    FreeMemory.release()
    var outcome = FormatBuild.Outcome()
    if let book = inspection.book, !diagnostics.containsErrors {
      outcome = write(book, inspection.snippets.report, as: formats)
    }
    outcome.diagnostics = diagnostics + outcome.diagnostics
    update?.keep(outcome, inspection)
    try tell(of: outcome, inspection, formats)
  }

  private func write(
    _ book: Book,
    _ report: SnippetReport,
    as formats: [BookFormat]
  ) -> FormatBuild.Outcome {
    let root = shared.root
    let build = FormatBuild(
      book: book,
      report: report,
      formats: formats,
      root: root,
      output: output,
      isForced: force
    )
    guard let version = releasing.release else { return build.write() }
    return build.write(
      ReleaseBuild(book, report, version: version, options: releasing, root: root)
    )
  }

  /// The build that makes only what changed; only a site by itself can be made so, and a list of all
  /// that was checked takes checking all.
  private func update(_ formats: [BookFormat], _ shared: SharedOptions) -> SiteUpdate? {
    guard formats == [.site], releasing.release == nil, findings != .junit else { return nil }
    let folder = output ?? "\(shared.root)/build/site"
    let writer = SiteWriter(folder: folder, ofBook: shared.root, isForced: force)
    return SiteUpdate(shared, output: folder, writer: writer)
  }
}
