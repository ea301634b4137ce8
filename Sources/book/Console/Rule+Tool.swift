import BookChecks
import Diagnostics
import Heard
import Importing
import SitePages

extension Rule {
  static let known = (bookRules + heard + importing + output + toolRules).sorted { $0.id < $1.id }

  private static let toolRules: [Rule] = [
    .linkedCache, .noMarkdown, .noSwift, .notReleasable, .unnamedPackage, .unwritableFormat,
    .unwritableReport,
  ]

  static let linkedCache = Rule(
    id: "linked-cache",
    severity: .warning,
    explanation: """
      The folder for cached results is behind a symbolic link. A book by a stranger could have one \
      that leads to your own files, so nothing is written or deleted there.
      """,
    readers: """
      Authors, and anyone who checks books by strangers: their other files stay as they are.
      """,
    wrong: "build/cache -> ../../caches/book",
    right: "book check --cache ../caches/book"
  )
  static let noMarkdown = Rule(
    id: "no-markdown",
    explanation: """
      A path on the command line is neither a Markdown file nor a folder with Markdown files.
      """,
    readers: """
      Authors: without this error, a mistyped path would look like a check without findings.
      """,
    wrong: "book check REDME.md",
    right: "book check README.md"
  )
  static let noSwift = Rule(
    id: "no-swift",
    explanation: """
      A path on the command line is not a file with Swift code, or the file cannot be read.
      """,
    readers: """
      Authors: without this error, a mistyped path would look like a view that says nothing.
      """,
    wrong: "book say Sources",
    right: "book say Sources/Cart.swift"
  )
  static let notReleasable = Rule(
    id: "not-releasable",
    explanation: """
      A release can be stored and cited, so its sources must be known. It needs a commit with the \
      tag of the version, no uncommitted changes, a section in the changelog, computed lines for \
      every transcript, and no outdated translation, except those allowed by name.
      """,
    readers: "Readers of a release can verify every file, and see what was checked.",
    wrong: "book build --release 1.2.0, with uncommitted changes",
    right: "git tag v1.2.0 && book build --release 1.2.0"
  )
  static let unwritableFormat = Rule(
    id: "unwritable-format",
    explanation: """
      The book could not be written in a requested format. The previous output is unchanged.
      """,
    readers: "Readers keep the edition they had.",
    wrong: "book build --format epub, with no memory left",
    right: "book build --format"
  )
  static let unwritableReport = Rule(
    id: "unwritable-report",
    severity: .warning,
    explanation: """
      The summary of the check could not be written to 'build/check.json'. The check itself is \
      valid without the file.
      """,
    readers: "Programs that read the file, such as a badge of a repository, show outdated figures.",
    wrong: "book check, with a full disk",
    right: "book clean && book check"
  )
}

extension Diagnostic {
  static func linkedCache(_ link: String, _ consequence: String) -> Diagnostic {
    Diagnostic(
      .linkedCache,
      at: nil,
      "'\(link)' is a symbolic link, so \(consequence)",
      help: "remove the link, or name the folder with '--cache'"
    )
  }
}
