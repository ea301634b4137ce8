import Diagnostics

/// A fence that begins within another one, because that one is not closed before it.
struct SwallowedFence {
  private let outer: Fence
  /// The line of the outer one's body in which it begins, from 0.
  private let line: Int

  /// Finds one in the body of a fence; nothing if there is none.
  init?(in fence: Fence) {
    guard let line = fence.swallowedOpening else { return nil }
    outer = fence
    self.line = line
  }

  /// What is wrong: the line was meant to close the outer fence, or to open another one.
  var diagnostic: Diagnostic {
    let start = outer.place.line
    let (summary, help) =
      if let words = outer.wordsAfterEnd(inLine: line) {
        (
          "this line does not close the fence of line \(start): '\(words)' stands after its signs",
          "let the signs stand alone, and write '\(words)' in the next line or leave it out"
        )
      } else {
        (
          "this fence opens inside the one of line \(start), which is not closed before it",
          "close the fence of line \(start), or give it more signs than this one has"
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
