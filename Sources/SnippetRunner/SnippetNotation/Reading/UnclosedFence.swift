import Diagnostics

/// Reports a fence that isn't closed before the next one opens, so that it swallows that one.
struct UnclosedFence {
  private let outer: Fence
  /// The line that begins the other fence, or that was meant to close this one.
  private let line: Int
  private let delimiter: Int?

  init?(in fence: Fence) {
    guard let line = fence.openingInsideBody else { return nil }
    outer = fence
    delimiter = fence.foreignDelimiter(before: line)
    self.line = delimiter ?? line
  }

  var diagnostic: Diagnostic {
    let start = outer.place.line
    let (summary, help): (String, String)
    if delimiter != nil {
      summary = "this line doesn't close the fence of line \(start), which begins with other signs"
      help = "write '\(outer.delimiter)' instead"
    } else if let words = outer.textAfterDelimiter(inLine: line) {
      summary = "'\(words)' keeps this line from closing the fence of line \(start)"
      help = "move '\(words)' to the next line or remove it"
    } else {
      summary = "this fence opens inside the one of line \(start), which is not closed"
      help = "close the fence of line \(start), or make it longer than this one"
    }
    return Diagnostic(
      .fenceInsideFence,
      at: outer.location(ofBodyLine: line),
      summary,
      help: help
    )
  }
}
