import ArgumentParser
import BookBuilder
import Diagnostics
import SnippetRunner

/// `book build`: the site and its text pages, from content that was found right.
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Checks the book and writes the site.",
    discussion: """
      The site is not written if anything is wrong: the one that was built before stays as it was. \
      What the check came to is in build/check.json either way.

      EXAMPLES
        book build
        book build --output public
        book build --book Handbook
      """
  )

  @OptionGroup var shared: SharedOptions

  @Option(help: "The folder the site is written to.", completion: .directory)
  var output: String?

  func run() async throws {
    let inspection = try await Inspection.book(shared)
    var diagnostics = inspection.diagnostics + inspection.writeReport(for: shared)
    var pages = 0
    let folder = output ?? "\(shared.root)/build/site"
    if let book = inspection.book, !diagnostics.containsErrors {
      Console.standard.tell("writing the site")
      let files = SiteRenderer(markup: .compact).render(book, snippets: inspection.snippets.report)
      diagnostics += PageBudget(files, of: book).findings
      if !diagnostics.containsErrors { diagnostics += SiteWriter(folder: folder).write(files) }
      pages = files.count { $0.path.hasSuffix(".html") }
    }
    try Console.standard.report(
      diagnostics,
      about: inspection.cases,
      as: shared.format,
      source: inspection.source
    )
    guard !diagnostics.containsErrors else {
      Console.standard.complain("The site was not written; what was built before is untouched.")
      throw ExitCode(1)
    }
    if shared.format == .human {
      Console.standard.say(inspection.summary)
      Console.standard.say("Wrote \(pages) pages to \(output ?? "build/site").")
    }
  }
}
