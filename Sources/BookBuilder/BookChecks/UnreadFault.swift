import Markdown

/// What stands in a text as it is, though it was meant as Markdown.
struct UnreadFault {
  /// Where it stands.
  let position: SourcePosition
  /// What is wrong.
  let summary: String
  /// How to mend it; `nil` if nobody can tell.
  let help: String?

  /// Tells what is wrong at a place.
  init(at position: SourcePosition, _ summary: String, help: String?) {
    self.position = position
    self.summary = summary
    self.help = help
  }
}
