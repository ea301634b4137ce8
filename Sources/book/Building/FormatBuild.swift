import BookModel
import Diagnostics
import Foundation
import Markup
import Publications
import SitePages
import SnippetNotation

/// Writes a book that was found right in the formats that were asked for.
struct FormatBuild {
  let book: Book
  let snippets: SnippetReport
  /// What its check came to, in numbers.
  let check: CheckReport
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
    var sentences: [String] = []
    /// What went wrong.
    var diagnostics: [Diagnostic] = []
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
    let files = Site(of: book, snippets: snippets, check: check).files
    outcome.diagnostics += PageBudget(files, of: book).findings
    guard !outcome.diagnostics.containsErrors else { return }
    let folder = folder(of: .site)
    outcome.diagnostics += writer(folder.path).write(files)
    guard !outcome.diagnostics.containsErrors else { return }
    let pages = files.count { $0.path.hasSuffix(".html") }
    outcome.sentences.append("Wrote \(pages) pages to \(folder.name).")
  }

  private func write(_ format: BookFormat, _ outcome: inout Outcome) {
    let folder = folder(of: format)
    do {
      let publications = PublicationComposer(book: book, snippets: snippets, check: check)
        .publications
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

  /// Puts files into a folder, but never over the book itself.
  private func writer(_ folder: String) -> SiteWriter {
    SiteWriter(
      folder: folder,
      replacesForeignFiles: isForced,
      precious: BookFiles.folders.map { "\(root)/\($0)" }
    )
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

/// The formats of a book, and what keeps each from being made here, one a line.
struct FormatList: CustomStringConvertible {
  var description: String {
    let renderer = FormatRenderer()
    return BookFormat.allCases.map { format in
      let name = format.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0)
      let obstacle = renderer.obstacle(to: format).map { " (not possible here: \($0))" } ?? ""
      return "\(name) \(format.summary)\(obstacle)"
    }
    .joined(separator: "\n")
  }
}
