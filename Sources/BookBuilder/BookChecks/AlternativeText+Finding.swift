import Diagnostics

extension AlternativeText {
  /// The finding about the words; `nil` if they can be what the picture tells.
  ///
  /// - Parameter isOrnament: whether the author says that the picture tells nothing.
  func finding(isOrnament: Bool, at location: SourceLocation) -> Diagnostic? {
    if isEmpty {
      guard !isOrnament else { return nil }
      let help = "say in the brackets what it tells, or give it the title \"decorative\""
      let summary = "an image needs alternative text"
      return Diagnostic(.missingAlternativeText, at: location, summary, help: help)
    }
    if isPlaceholder {
      let help = "say in the brackets what the picture tells"
      let summary = "'\(words)' only holds the place of an alternative text"
      return Diagnostic(.missingAlternativeText, at: location, summary, help: help)
    }
    if let size {
      let help = "leave out '\(size)': the style sheet says how large pictures are"
      let summary = "the alternative text ends with a size, '\(size)'"
      return Diagnostic(.redundantAlternativeText, at: location, summary, help: help)
    }
    if isFileName {
      let help = "say in the brackets what the picture tells"
      let summary = "the alternative text '\(words)' is the name of a file"
      return Diagnostic(.fileNameAlternativeText, at: location, summary, help: help)
    }
    if let opening = redundantOpening {
      let help =
        isOnlyOpening
        ? "say in the brackets what the picture tells; a screen reader says that it is an image"
        : "leave out '\(opening)'; a screen reader says that it is an image"
      let summary = "the alternative text begins with '\(opening)'"
      return Diagnostic(.redundantAlternativeText, at: location, summary, help: help)
    }
    return nil
  }
}
