import BookChecks
import BookModel
import Diagnostics
import Foundation
import Publications
import SitePages
import SnippetNotation
import System

/// Assembles a release from a checked book.
///
/// `blockers` lists everything that forbids the release: uncommitted files, a missing tag, stale
/// translations, no changelog section, figures that weren't computed.
struct ReleaseBuild {
  let book: Book
  let snippets: SnippetReport
  let check: CheckReport
  let version: String
  let options: ReleaseOptions
  let root: String

  let publications: [Publication]

  private static let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""

  init(
    _ book: Book,
    _ snippets: SnippetReport,
    _ check: CheckReport,
    version: String,
    options: ReleaseOptions,
    root: String
  ) {
    self.book = book
    self.snippets = snippets
    self.check = check
    self.version = version
    self.options = options
    self.root = root
    publications =
      PublicationComposer(book: book, snippets: snippets, check: check).publications
  }

  var blockers: [Diagnostic] {
    var sentences = options.allowDirty ? [] : state.blockers(to: version)
    let stale = book.translations.filter { $0.state == "stale" }.map(\.path)
    sentences += stale.filter { !options.allowStale.contains($0) }
      .map { "'\($0)' is older than its original; update it, or pass '--allow-stale \($0)'" }
    sentences += options.allowStale.filter { !stale.contains($0) }
      .map { "'--allow-stale \($0)' does not name an outdated translation" }
    sentences += book.editions.filter(\.frontMatter.isDraft)
      .map { "'\($0.path)' is a draft; finish it, and remove 'draft: true'" }
    if notes == nil {
      sentences.append("'CHANGELOG.md' has no section '## \(version)'; add one")
    }
    if Checksums(folders: Self.folders) == nil {
      sentences.append("neither 'sha256sum' nor 'shasum' is installed")
    }
    sentences += publications.flatMap { publication in
      publication.uncomputedPages.map { "a figure of '\($0)' was not computed; run 'book check'" }
    }
    return sentences.map { Diagnostic(.notReleasable, at: nil, $0) }
  }

  func files() throws -> [OutputFile] {
    let state = state
    guard let checksums = Checksums(folders: Self.folders) else { return [] }
    let manifest = ReleaseManifest(
      version: version,
      commit: state.commit,
      day: state.day,
      isTrial: !state.blockers(to: version).isEmpty,
      compiler: compiler,
      tool: ToolVersion.current,
      chapters: book.chapters.count,
      rows: Coverage(book, report: snippets).map { coverage in
        Dictionary(uniqueKeysWithValues: coverage.counts.map { ($0.key.rawValue, $0.value) })
      },
      checks: check,
      staleTranslations: options.allowStale.sorted()
    )
    let stem = publications.first.map { $0.fileName.dropLast($0.language.count + 1) } ?? "book"
    return try BookRelease(manifest, notes: notes ?? "").files(
      site: Site(of: book, snippets: snippets, check: check).files,
      name: "\(stem)-site-\(version)",
      publications: publications,
      FormatRenderer(day: state.day),
      checksums
    )
  }

  private var state: SourceState {
    SourceState(root: root, folders: Self.folders)
  }

  /// The changelog section of this version.
  ///
  /// A trial release (`--allow-dirty`) falls back to the section “Unreleased”; a book without a
  /// changelog needs no section.
  private var notes: String? {
    let file = URL(filePath: root, directoryHint: .isDirectory).appending(path: "CHANGELOG.md")
    guard let data = try? Data(contentsOf: file) else { return "Version \(version)." }
    let changelog = String(decoding: data, as: UTF8.self)
    let notes = ReleaseNotes(version, in: changelog)
    return (notes ?? (options.allowDirty ? ReleaseNotes("Unreleased", in: changelog) : nil))?.text
  }

  private var compiler: String {
    let output = InstalledProgram(named: "swiftc", in: Self.folders).flatMap { program in
      try? program.run(["--version"], in: FileManager.default.temporaryDirectory)
    }
    return output?.split(separator: "\n").first.map(String.init) ?? "unknown"
  }
}
