package import Markdown

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

    /// Creates the value of its parts.
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
