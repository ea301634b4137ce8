import BookChecks
import Diagnostics
import Heard
import Importing
import SitePages

extension Rule {
  /// Every kind of finding that this tool can give, by name.
  static let known = (ofBooks + heard + importing + output + ofTool).sorted { $0.id < $1.id }

  /// The kinds of findings of the command line itself.
  private static let ofTool: [Rule] = [
    .noMarkdown, .notReleasable, .unwritableFormat, .unwritableReport,
  ]

  static let noMarkdown = Rule(
    id: "no-markdown",
    explanation: """
      A path on the command line is neither a Markdown file nor a folder that holds one.
      """,
    readers: """
      Authors: a mistyped path would otherwise look like a check that found nothing.
      """,
    wrong: "book check REDME.md",
    right: "book check README.md"
  )
  static let notReleasable = Rule(
    id: "not-releasable",
    explanation: """
      A release can be kept and cited, so it must be known what it was made of: a commit with the tag \
      of the version and no file that differs, a section of the changelog, every line computed, and \
      no translation that says something else than its original, unless it is named.
      """,
    readers: """
      Readers of a release can check every file of it, and see what was checked in it.
      """,
    wrong: "book build --release 1.2.0, with files that are not committed",
    right: "git tag v1.2.0 && book build --release 1.2.0"
  )
  static let unwritableFormat = Rule(
    id: "unwritable-format",
    explanation: """
      The book could not be put into the form that was asked for. What was built before is still \
      there and whole.
      """,
    readers: """
      Readers keep the edition they had.
      """,
    wrong: "book build --format epub, with no memory left",
    right: "book build --format"
  )
  static let unwritableReport = Rule(
    id: "unwritable-report",
    severity: .warning,
    explanation: """
      The numbers of the check could not be written to 'build/check.json'. The check itself is as \
      good without the file.
      """,
    readers: """
      Programs that read the file, such as a badge of a repository, would show old numbers.
      """,
    wrong: "book check, with a full disk",
    right: "book clean && book check"
  )
}
