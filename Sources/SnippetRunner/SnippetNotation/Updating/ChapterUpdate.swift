import Markdown
import SourceText
import Text

/// The changes that `--update` makes to a file: computed lines for some of its fences.
package struct ChapterUpdate: Hashable, Sendable {
  package var path: String
  private let source: SourceLines
  private let edits: [FenceEdit]

  package init(of chapter: ChapterSource, edits: [FenceEdit]) {
    path = chapter.path
    source = chapter.lines
    self.edits = edits
  }

  /// The lines of unclosed fences, which aren't updated.
  package var unclosed: [Int] {
    edits.filter { !$0.fence.code.isClosed }.map(\.fence.place.line).sorted()
  }

  package var changes: [Change] {
    edits.filter(\.fence.code.isClosed).sorted { $0.fence.place.line < $1.fence.place.line }.map {
      edit in
      Change(
        line: edit.fence.place.line,
        difference: LineDifference(expected: edit.fence.body, actual: edit.body).lines
      )
    }
  }

  package struct Change: Hashable, Sendable {
    package var line: Int
    /// The lines of the fence; `- ` marks removed lines, `+ ` added ones.
    package var difference: [String]
  }

  /// Returns the text with the computed lines; every other byte stays the same.
  ///
  /// - Parameter text: The current content of the file, with its own line endings.
  /// - Returns: The new text, or `nil` if the file has changed since the check.
  package func apply(to text: String) -> String? {
    let body = text.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    guard SourceLines(String(body)).elementsEqual(source) else { return nil }
    return FenceUpdater.apply(edits, to: text)
  }
}

package struct FenceEdit: Hashable, Sendable {
  package var fence: Fence
  package var body: [String]

  package init(fence: Fence, body: [String]) {
    self.fence = fence
    self.body = body
  }
}
