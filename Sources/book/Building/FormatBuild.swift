import BookModel
import Diagnostics
import Foundation
import Publications
import SitePages
import SnippetNotation
import System

/// Writes a checked book in the requested formats, or as a release.
///
/// Output goes to `build/FORMAT` unless `output` names a folder.
struct FormatBuild {
  let book: Book
  let snippets: SnippetReport
  let check: CheckReport
  let formats: [BookFormat]
  let root: String
  let output: String?
  let isForced: Bool
  let strict: StrictOption

  private let renderer = FormatRenderer()

  struct Outcome {
    var sentences: [String] = []
    var diagnostics: [Diagnostic] = []
  }

  func write() -> Outcome {
    var outcome = Outcome(diagnostics: linkFindings)
    for format in formats where !outcome.diagnostics.containsErrors {
      Console.standard.showProgress("writing \(format == .site ? "the site" : format.rawValue)")
      if let unavailabilityReason = renderer.unavailabilityReason(to: format) {
        outcome.sentences.append("Skipped \(format.rawValue): \(unavailabilityReason).")
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
    outcome.diagnostics += strict.applied(to: PageBudget(files, of: book).findings)
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
      outcome.sentences += publications.compactMap { missingCharacters(in: $0, as: format) }
    } catch {
      outcome.diagnostics.append(unwritable(format.rawValue, error))
    }
  }

  private func missingCharacters(in publication: Publication, as format: BookFormat) -> String? {
    let letters = renderer.missingCharacters(in: publication, as: format)
    guard !letters.isEmpty else { return nil }
    let some = letters.prefix(8).map(String.init).joined(separator: " ")
    return "No font has \(letters.count) characters of the \(format.rawValue) in "
      + "'\(publication.language)' (\(some)): they were transliterated or replaced by their names."
  }

  func write(_ release: ReleaseBuild) -> Outcome {
    var outcome = Outcome(diagnostics: release.blockers + linkFindings)
    guard !outcome.diagnostics.containsErrors else { return outcome }
    Console.standard.showProgress("writing the release")
    let folder = output ?? "\(root)/build/release"
    do {
      let files = try release.files()
      outcome.diagnostics += writer(folder).write(files)
      outcome.sentences.append(
        "Wrote \(files.count) files to \(root == "." && output == nil ? "build/release" : folder)."
      )
    } catch {
      outcome.diagnostics.append(unwritable("release", error))
    }
    return outcome
  }

  /// An error if `build` leads out of the book; the output itself may be a link.
  private var linkFindings: [Diagnostic] {
    guard output == nil, BuildFolder(root: root).outsideLink(to: BuildFolder.name) != nil else {
      return []
    }
    let finding = Diagnostic(
      .unwritableFormat,
      at: nil,
      "'\(BuildFolder.name)' is a symbolic link that leads out of the book",
      help: "remove the link, or name a folder with '--output'"
    )
    return [finding]
  }

  private func writer(_ folder: String) -> SiteWriter {
    SiteWriter(
      folder: folder,
      replacesForeignFiles: isForced,
      protectedFolders: BookFiles.folders.map { "\(root)/\($0)" }
    )
  }

  private func unwritable(_ name: String, _ error: any Error) -> Diagnostic {
    Diagnostic(
      .unwritableFormat,
      at: nil,
      "cannot make '\(name)': \(error.plainReason)",
      help: "the previous output is unchanged"
    )
  }

  private func folder(of format: BookFormat) -> (path: String, name: String) {
    guard let output else {
      let name = "build/\(format.rawValue)"
      return ("\(root)/\(name)", root == "." ? name : "\(root)/\(name)")
    }
    let folder = formats.count == 1 ? output : "\(output)/\(format.rawValue)"
    return (folder, folder)
  }
}

struct FormatList: CustomStringConvertible {
  var description: String {
    let renderer = FormatRenderer()
    return BookFormat.allCases.map { format in
      let name = format.rawValue.padding(toLength: 8, withPad: " ", startingAt: 0)
      let unavailabilityReason =
        renderer.unavailabilityReason(to: format).map { " (not available: \($0))" } ?? ""
      return "\(name) \(format.summary)\(unavailabilityReason)"
    }
    .joined(separator: "\n")
  }
}
