import BookChecks
package import BookModel
package import Diagnostics
import SitePages
package import SnippetNotation
import Testing

/// A book of one chapter, kept in memory.
package struct LittleBook: Sendable {
  /// The files by path.
  package var files: BookFiles
  /// The language of the chapter.
  package let language: String

  /// The path of the chapter.
  package var path: String { "Content/\(language)/basics/labels.md" }

  /// Creates a book whose only chapter has this text under a title and a description.
  package init(_ text: String, language: String = "en", data: [String: String] = [:]) {
    self.init(
      chapter: "---\ntitle: Labels\ndescription: What labels are.\n---\n\(text)",
      language: language,
      data: data
    )
  }

  /// Creates a book whose only chapter is this file.
  package init(chapter: String, language: String = "en", data: [String: String] = [:]) {
    self.language = language
    var texts = [
      "Content/book.yml": Self.configuration(languages: [language]),
      "Content/\(language)/index.md": "---\ntitle: Little\ndescription: A little book.\n---\n",
      "Content/\(language)/basics/labels.md": chapter,
      "Site/style.css": "",
      "Site/player.js": "",
    ]
    for (name, yaml) in data {
      texts["Content/data/\(name).yml"] = yaml
    }
    files = BookFiles(texts: texts)
  }

  /// The configuration of a book of one part and these chapters.
  package static func configuration(
    languages: [String],
    chapters: [String] = ["labels"]
  ) -> String {
    let texts = languages.map { "\($0): Little" }.joined(separator: ", ")
    return """
      title: {\(texts)}
      description: {\(texts)}
      languages: [\(languages.joined(separator: ", "))]
      parts:
        - id: basics
          title: {\(texts)}
          chapters: [\(chapters.joined(separator: ", "))]
      """
  }

  /// Adds a chapter `names.md` next to the first, with a section “One”.
  package mutating func addSecondChapter() {
    let other = "---\ntitle: Names\ndescription: D.\n---\nText.\n\n## One\n\nText.\n"
    files.bytes["Content/\(language)/basics/names.md"] = Array(other.utf8)
    let listing = Self.configuration(languages: [language], chapters: ["labels", "names"])
    files.bytes["Content/book.yml"] = Array(listing.utf8)
  }

  /// Everything that is wrong with the book.
  package var findings: [Diagnostic] {
    let (book, diagnostics) = Book.read(files)
    return diagnostics + (book.map { check($0) } ?? [])
  }

  /// The files of the site.
  package func site(_ verdicts: [Int: SnippetReport.Verdict] = [:]) throws -> [String: String] {
    var report = SnippetReport()
    for (line, verdict) in verdicts {
      report.verdicts[FenceLocation(path: path, line: line)] = verdict
    }
    return try site(report)
  }

  /// The files of the site, given the results of its snippets.
  package func site(_ report: SnippetReport) throws -> [String: String] {
    let book = try #require(Book.read(files).book)
    let files = book.site(report)
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    )
  }

  /// The page of the chapter; verdicts are given by the line of their fence.
  package func page(_ verdicts: [Int: SnippetReport.Verdict] = [:]) throws -> String {
    try #require(site(verdicts)["\(language)/labels/index.html"])
  }

  /// The plain text of the chapter.
  package func text(_ verdicts: [Int: SnippetReport.Verdict] = [:]) throws -> String {
    try #require(site(verdicts)["\(language)/labels/index.txt"])
  }
}

extension Book {
  /// The files of the site.
  package func site(_ report: SnippetReport = SnippetReport()) -> [OutputFile] {
    Site(of: self, snippets: report, check: self.report(on: report)).files
  }
}
