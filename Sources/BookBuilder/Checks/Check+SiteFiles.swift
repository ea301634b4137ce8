import Diagnostics

extension Check {
  /// Finds files that every page needs and that are not there.
  static let siteFiles = Check(.missingSiteFile) { book in
    guard book.siteFiles["style.css"] == nil else { return [] }
    return [
      Diagnostic(
        .missingSiteFile,
        at: SourceLocation(path: "Site/style.css"),
        "there is no 'Site/style.css'",
        help: "every page asks for it; copy one from another book"
      )
    ]
  }
}

extension Rule {
  static let missingSiteFile = Rule(
    id: "missing-site-file",
    explanation: """
      Pages refer to the style sheet 'Site/style.css'. Without it they can be read, but not with the \
      contrast and sizes that readers were promised.
      """
  )
}
