package import Markdown

/// The YAML front matter of a chapter.
///
/// `passages` repeats all its texts with their positions in the file, for checks of wording and
/// links.
package struct ChapterFrontMatter: Hashable, Sendable {
  package var title: String
  package var description: String
  /// One summary for each problem that the chapter solves.
  package var glances: [Glance] = []
  /// The rows of the inventory that the chapter covers.
  package var rows: [String] = []
  package var checklist: [ChecklistItem] = []
  package var terms: [Term] = []
  package var sources: [Source] = []
  package var corrections: [Correction] = []
  package var changes: [Change] = []
  /// The fingerprint of the original when it was translated; `nil` if not recorded.
  package var translates: String?
  /// Whether the chapter is unfinished, so that questions of style must not fail a build.
  package var isDraft = false
  package var passages: [Passage] = []

  package init(title: String, description: String) {
    self.title = title
    self.description = description
  }

  package struct Passage: Hashable, Sendable {
    package var text: String
    package var position: SourcePosition
    package var isName = false

    package init(text: String, position: SourcePosition, isName: Bool = false) {
      self.text = text
      self.position = position
      self.isName = isName
    }
  }

  package struct Term: Hashable, Sendable {
    package var term: String
    package var meaning: String
    /// Whether the first use of the term on a page links to the glossary; `false` for words that
    /// are also used in other senses.
    package var isLinked = true
  }

  package struct Correction: Hashable, Sendable {
    package var said: String
    package var right: String
  }

  package struct Change: Hashable, Sendable {
    package var date: String
    package var note: String
  }

  package var lastChange: String? { changes.map(\.date).max() }

  package struct Source: Hashable, Sendable {
    package var title: String
    package var url: String?
    package var note: String?
  }

  /// The summary of a problem and its solution in four or five short lines, each true on its own.
  ///
  /// `heard` quotes a transcript line with the problem, `after` the line after the fix, and `code`
  /// the Swift code of the fix. They are `nil` in chapters without transcripts or code.
  package struct Glance: Hashable, Sendable {
    package var heard: Passage?
    package var after: Passage?
    package var rule: Passage
    package var code: Passage?
    package var check: Passage
    package var position: SourcePosition

    package var texts: [String] {
      [heard, after, rule, code, check].compactMap { $0?.text }
    }

    package var wordCount: Int {
      texts.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
    }
  }
}
