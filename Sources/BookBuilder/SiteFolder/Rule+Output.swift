package import Diagnostics

extension Rule {
  /// The kinds of findings that come up while a site is written.
  package static let output: [Rule] = [.foreignOutput, .unwritable]

  static let foreignOutput = Rule(
    id: "foreign-output",
    explanation: """
      The folder for the site is replaced as a whole by every build. To keep a mistyped path from \
      costing somebody's files, the tool only replaces an empty folder, or one that it made itself \
      and that nobody put anything into: the file '.by-ear-site' lists what was written.
      """,
    readers: """
      Authors: a build must never be what their files are lost by.
      """,
    wrong: "book build --output ~/Documents",
    right: "book build --output ~/Documents/site"
  )
  static let unwritable = Rule(
    id: "unwritable-output",
    explanation: """
      The files of the site could not be written: the disk may be full, or the folder may belong to \
      somebody else. The site of the build before is still there and whole.
      """,
    readers: """
      Readers keep the pages they had; none of them is half a page.
      """,
    wrong: "book build --output /usr/share/site",
    right: "book build --output build/site"
  )
}
