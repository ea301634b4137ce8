extension UnreadLine {
  /// Returns a fault at the line.
  func fault(_ summary: String, _ help: String) -> UnreadFault {
    UnreadFault(at: position, summary, help: help)
  }

  /// What the line was meant to be by itself, and is not; `nil` for words.
  ///
  /// - Parameters:
  ///   - isFirst: whether it is the first of its paragraph.
  ///   - isAlone: whether it is the only one.
  ///   - isLoose: whether the file is of no book, where other tools may replace words.
  func fault(isFirst: Bool, isAlone: Bool, isLoose: Bool) -> UnreadFault? {
    if !isFirst, text.hasPrefix(": ") {
      let summary = "this explains no term: the colon is a sign like others"
      return fault(summary, "write an item of a list, as in '- **Label**: what names it'")
    }
    if !isLoose, let word = wordOfOtherTool {
      let summary = "'\(word)' belongs to another tool, and is shown as it is"
      return fault(summary, "write in Markdown what it stands for, or leave it out")
    }
    if isFenceOfOtherSigns {
      return fault("this opens no block of code", "write three backticks, here and at its end")
    }
    if text.hasPrefix("[] ") {
      return fault("this is no task: a space is missing in '[]'", "write '[ ]'")
    }
    if let signs = signsOfHeading(isAlone: isAlone) {
      let summary = "this is no heading: a space is missing after '\(signs)'"
      return fault(summary, "write '\(signs) \(text.dropFirst(signs.count))'")
    }
    if text.hasPrefix(":::") || text.hasPrefix("!!! ") {
      let summary = "'\(text)' belongs to another kind of Markdown, and is read as text"
      return fault(summary, "write a quote that begins with '> [!NOTE]'")
    }
    return nil
  }
}
