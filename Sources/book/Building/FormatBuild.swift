import BookChecks
import BookModel
import Diagnostics
import Foundation
import Markup
import Publications
import SiteFolder
import SitePages
import SnippetNotation

/// Writes a book that was found right in the formats that were asked for.
struct FormatBuild {
  let book: Book
  /// What its snippets came to.
  let report: SnippetReport
  /// The formats.
  let formats: [BookFormat]
  /// The folder of the book.
  let root: String
  /// The folder to write to; `nil` for those in `build`.
  let output: String?
  /// Whether files of somebody else may be lost.
  let isForced: Bool

  private let renderer = FormatRenderer()

  /// What was written, and what kept the rest from it.
  struct Outcome {
    /// A sentence for each format that was written.
    var sentences: [String] = []
    /// What went wrong.
    var diagnostics: [Diagnostic] = []
    /// What is known of the site's pages in each language.
    var languages: [LanguageRecord]?
  }

  /// Writes the formats one after another, until one cannot be written.
  func write() -> Outcome {
    var outcome = Outcome()
    for format in formats where !outcome.diagnostics.containsErrors {
      Console.standard.tell("writing \(format == .site ? "the site" : format.rawValue)")
      if let obstacle = renderer.obstacle(to: format) {
        outcome.sentences.append("Left out \(format.rawValue): \(obstacle).")
      } else if format == .site {
        writeSite(&outcome)
      } else {
        write(format, &outcome)
      }
    }
    return outcome
  }

  private func writeSite(_ outcome: inout Outcome) {
    let renderer = SiteRenderer(markup: .compact)
    var budget = PageBudget(of: book)
    var pages = 0
    var languages: [LanguageRecord]?
    let obstacles = writer(folder(of: .site).path).write { folder in
      var files = InspectedFiles(folder, budget)
      languages = try renderer.render(book, snippets: report, into: &files)
      (folder, budget, pages) = (files.sink, files.budget, files.pages)
      return !budget.findings.containsErrors
    }
    outcome.diagnostics += obstacles + budget.findings
    outcome.languages = languages
    guard !outcome.diagnostics.containsErrors else { return }
    outcome.sentences.append("Wrote \(pages) pages to \(self.folder(of: .site).name).")
  }

  private func write(_ format: BookFormat, _ outcome: inout Outcome) {
    let folder = folder(of: format)
    do {
      let publications = PublicationComposer(
        book: book,
        snippets: report,
        check: book.report(on: report)
      ).publications
      let files = try renderer.files(format, of: publications)
      outcome.diagnostics += writer(folder.path).write(files)
      let names = files.map { "\(folder.name)/\($0.path)" }.joined(separator: ", ")
      outcome.sentences.append("Wrote \(names).")
      outcome.sentences += publications.compactMap { losses(in: $0, as: format) }
    } catch {
      outcome.diagnostics.append(unwritable(format.rawValue, error))
    }
  }

  /// What a format could not keep of the letters of a book, in a sentence; `nil` if it kept all.
  private func losses(in publication: Publication, as format: BookFormat) -> String? {
    let letters = renderer.missingLetters(in: publication, as: format)
    guard !letters.isEmpty else { return nil }
    let some = letters.prefix(8).map(String.init).joined(separator: " ")
    return "No font has \(letters.count) characters of the \(format.rawValue) in "
      + "'\(publication.language)' (\(some)): they are in Latin letters there, or told by name."
  }

  /// Writes a release, if nothing stands against it.
  func write(_ release: ReleaseBuild) -> Outcome {
    var outcome = Outcome(diagnostics: release.objections)
    guard !outcome.diagnostics.containsErrors else { return outcome }
    Console.standard.tell("writing the release")
    let folder = output ?? "\(root)/build/release"
    do {
      let files = try release.files()
      outcome.diagnostics += writer(folder).write(files)
      outcome.sentences.append("Wrote \(files.count) files to \(output ?? "build/release").")
    } catch {
      outcome.diagnostics.append(unwritable("release", error))
    }
    return outcome
  }

  private func writer(_ folder: String) -> SiteWriter {
    SiteWriter(folder: folder, ofBook: root, isForced: isForced)
  }

  private func unwritable(_ name: String, _ error: any Error) -> Diagnostic {
    Diagnostic(
      .unwritableFormat,
      at: nil,
      "cannot make '\(name)': \(error.localizedDescription)",
      help: "what was built before is still whole"
    )
  }

  /// The folder of a format, as a path and as people know it.
  private func folder(of format: BookFormat) -> (path: String, name: String) {
    guard let output else {
      return ("\(root)/build/\(format.rawValue)", "build/\(format.rawValue)")
    }
    let folder = formats.count == 1 ? output : "\(output)/\(format.rawValue)"
    return (folder, folder)
  }
}
