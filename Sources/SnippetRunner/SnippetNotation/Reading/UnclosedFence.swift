import Diagnostics

/// Reports a fence that isn't closed before the next one opens, so that it swallows that one.
struct UnclosedFence {
  private let outer: Fence
  private let line: Int

  init?(in fence: Fence) {
    guard let line = fence.openingInsideBody else { return nil }
    outer = fence
    self.line = line
  }

  var diagnostic: Diagnostic {
    let start = outer.place.line
    let (summary, help) =
      if let words = outer.textAfterDelimiter(inLine: line) {
        (
          "'\(words)' keeps this line from closing the fence of line \(start)",
          "move '\(words)' to the next line or remove it"
        )
      } else {
        (
          "this fence opens inside the one of line \(start), which is not closed",
          "close the fence of line \(start), or make it longer than this one"
        )
      }
    return Diagnostic(
      .fenceInsideFence,
      at: outer.location(ofBodyLine: line),
      summary,
      help: help
    )
  }
}
