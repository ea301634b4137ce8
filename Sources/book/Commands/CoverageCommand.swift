import ArgumentParser
import BookChecks
import BookModel
import Diagnostics
import Foundation
import SnippetRunning
import SourceText

struct CoverageCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "List the rows of the inventory with their states.",
    usage: "book coverage [<options>]",
    discussion: """
      The inventory, Content/data/inventory.yml, lists the facts that the book should cover. \
      Chapters name the rows they cover in their front matter; a comment such as '<!-- rows: V81 \
      -->' before a block names the rows that this block demonstrates. The states are computed \
      for all languages together:

        open         no chapter names the row in every language
        written      a chapter names it
        illustrated  a chapter argues for it with a checked example
        device only  a note says what only a device can show
        compiled     code that compiled contains it
        computed     a transcript or output that matches the computed one contains it
        off topic    the inventory says why no chapter covers it

      EXAMPLES
        book coverage
        book coverage --state open
        book coverage --chapter adjustable
        book coverage --format json
      """
  )

  @OptionGroup var shared: SharedOptions
  @OptionGroup var findings: FindingOptions

  @Option(help: "List only rows in this state, such as 'open'.")
  var state: RowCoverage.State?

  @Option(help: "List only rows that this chapter names.")
  var chapter: String?

  func validate() throws {
    guard [.human, .json].contains(findings.format) else {
      throw ValidationError("'book coverage' supports only the formats 'human' and 'json'.")
    }
  }

  func run() async throws {
    let inspection = try await Inspection.book(shared)
    guard let book = inspection.book,
      let coverage = Coverage(book, report: inspection.snippets.report)
    else {
      let inventory = Diagnostic(
        .missingFile,
        at: SourceLocation(path: "Content/data/inventory.yml"),
        "there is no inventory",
        help: "create it to list the facts that the book should cover"
      )
      try Console.standard.report(
        inspection.diagnostics + (inspection.book == nil ? [] : [inventory]),
        about: [],
        as: findings.format,
        in: shared.root,
        source: inspection.source
      )
      throw ExitCode(1)
    }
    if let chapter, !book.chapters.contains(where: { $0.slug == chapter }) {
      let advice = Suggestion(among: book.chapters.map(\.slug)).sentence(for: chapter)
      throw ValidationError("'--chapter': there is no chapter '\(chapter)'; \(advice)")
    }
    let rows = coverage.rows.filter { row in
      state.map { $0 == row.state } ?? true && chapter.map(row.chapters.contains) ?? true
    }
    try findings.format == .json ? writeJSON(rows) : write(rows, of: coverage)
    if inspection.diagnostics.containsErrors {
      Console.standard.writeError("The book has errors; run 'book check'.")
      throw ExitCode(1)
    }
  }

  private func write(_ rows: [RowCoverage], of coverage: Coverage) {
    for row in rows {
      let chapters = row.chapters.isEmpty ? "" : " (\(row.chapters.joined(separator: ", ")))"
      let unheard = row.unheard.map { ", without the line “\($0)”" } ?? ""
      Console.standard.writeLine(
        "\(row.id): \(row.state.rawValue)\(unheard)\(chapters): \(row.fact)"
      )
    }
    let counts = RowCoverage.State.allCases.map { state in
      "\(coverage.counts[state, default: 0]) \(state.rawValue)"
    }
    Console.standard.writeLine("\(coverage.rows.count) rows: \(counts.joined(separator: ", "))")
  }

  private func writeJSON(_ rows: [RowCoverage]) throws {
    Console.standard.writeLine(
      String(decoding: try JSONEncoder.readable.encode(rows), as: UTF8.self)
    )
  }
}

extension RowCoverage.State: ExpressibleByArgument {}
