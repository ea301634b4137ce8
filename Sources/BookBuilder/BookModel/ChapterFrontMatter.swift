package import Markdown

/// What a chapter says about itself before its text.
package struct ChapterFrontMatter: Hashable, Sendable {
  package var title: String
  /// What a reader will get from it, in a sentence.
  package var description: String
  /// What the chapter comes to, for readers with a minute; `nil` where nobody wrote it.
  package var glance: Glance?
  /// The facts of the inventory that the chapter covers.
  package var rows: [String] = []
  /// What to look at in an app after reading.
  package var checklist: [ChecklistItem] = []
  /// Words the chapter explains.
  package var terms: [Term] = []
  /// Where the facts come from.
  package var sources: [Source] = []
  /// What sources said wrongly, and what is right.
  package var corrections: [Correction] = []
  /// What changed for readers, by day.
  package var changes: [Change] = []
  /// The fingerprint of the original when it was translated; `nil` where nobody keeps count.
  package var translates: String?
  /// Every text above with its place in the file, in the order of reading.
  package var passages: [Passage] = []

  package init(
    title: String,
    description: String,
    glance: Glance? = nil,
    rows: [String] = [],
    checklist: [ChecklistItem] = [],
    terms: [Term] = [],
    sources: [Source] = [],
    corrections: [Correction] = [],
    changes: [Change] = [],
    translates: String? = nil,
    passages: [Passage] = []
  ) {
    self.title = title
    self.description = description
    self.glance = glance
    self.rows = rows
    self.checklist = checklist
    self.terms = terms
    self.sources = sources
    self.corrections = corrections
    self.changes = changes
    self.translates = translates
    self.passages = passages
  }

  /// A text of a front matter, which may hold marks.
  package struct Passage: Hashable, Sendable {
    package var text: String
    package var position: SourcePosition
    /// Whether it is the name of a work, which stays in the language of the work.
    package var isName = false

    package init(text: String, position: SourcePosition, isName: Bool = false) {
      self.text = text
      self.position = position
      self.isName = isName
    }
  }

  /// A word and what it means.
  package struct Term: Hashable, Sendable {
    package var term: String
    package var meaning: String
    /// Whether the first use of the word on a page leads to the glossary; not for a word that people
    /// use in other senses.
    package var isLinked = true

    package init(term: String, meaning: String, isLinked: Bool = true) {
      self.term = term
      self.meaning = meaning
      self.isLinked = isLinked
    }
  }

  /// Something that a source said wrongly.
  package struct Correction: Hashable, Sendable {
    /// What the source said, in a sentence.
    package var said: String
    package var right: String

    package init(said: String, right: String) {
      self.said = said
      self.right = right
    }
  }

  /// Something that changed for readers.
  package struct Change: Hashable, Sendable {
    /// The day, such as “2026-11-21”.
    package var date: String
    /// What changed, in a sentence.
    package var note: String

    package init(date: String, note: String) {
      self.date = date
      self.note = note
    }
  }

  /// The day of the last change, if one is known.
  package var lastChange: String? { changes.map(\.date).max() }

  /// Something the chapter relies on.
  package struct Source: Hashable, Sendable {
    package var title: String
    package var url: String?
    package var note: String?

    package init(title: String, url: String? = nil, note: String? = nil) {
      self.title = title
      self.url = url
      self.note = note
    }
  }
}

extension ChapterFrontMatter {
  /// What a chapter comes to, in four short lines, each true on its own.
  package struct Glance: Hashable, Sendable {
    /// What is wrong, as a line of a transcript of the chapter; `nil` where nothing is heard.
    package var heard: Passage?
    /// The decision, in a sentence.
    package var rule: Passage
    /// The line of code of the chapter that mends it; `nil` where there is none.
    package var code: Passage?
    /// How to try it in a minute.
    package var check: Passage
    /// Where it stands in the file.
    package var position: SourcePosition

    package init(
      heard: Passage? = nil,
      rule: Passage,
      code: Passage? = nil,
      check: Passage,
      position: SourcePosition
    ) {
      self.heard = heard
      self.rule = rule
      self.code = code
      self.check = check
      self.position = position
    }

    /// The texts of the lines that are there, in their order.
    package var texts: [String] {
      [heard, rule, code, check].compactMap { $0?.text }
    }

    /// How many words the lines have together.
    package var wordCount: Int {
      texts.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
    }
  }
}
