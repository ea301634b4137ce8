import BookChecks
package import BookModel
package import Diagnostics
package import SitePages
package import SnippetNotation

/// What is known of a site as it stands, so that the next build makes only what changed.
package struct SiteState: Sendable {
  /// What is known of the pages.
  var record: SiteRecord
  /// What was found in the book and its pages.
  package internal(set) var findings: [Diagnostic]
  /// What the check came to.
  package internal(set) var report: CheckReport

  /// Takes what a whole build came to.
  ///
  /// - Parameters:
  ///   - languages: what is known of the pages of each language.
  ///   - snippets: what the snippets of the book came to.
  ///   - findings: everything that was found.
  package init(
    of book: Book,
    _ languages: [LanguageRecord],
    snippets: SnippetReport,
    findings: [Diagnostic]
  ) {
    record = SiteRecord(of: book, languages)
    report = book.report(on: snippets)
    self.findings = findings
  }
}

extension SiteState: Packable {
  package init(from unpacker: inout Unpacker) throws {
    record = try unpacker.next()
    findings = try unpacker.next()
    report = try unpacker.next()
  }

  package func pack(into packer: inout Packer) {
    packer.add(record)
    packer.add(findings)
    packer.add(report)
  }
}
