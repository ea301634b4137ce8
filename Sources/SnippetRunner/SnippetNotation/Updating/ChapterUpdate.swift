import Diagnostics
import Markdown
import SourceText
import Text

/// A file whose fences get computed lines.
package struct ChapterUpdate: Hashable, Sendable {
  /// The path of the file, as in diagnostics.
  package var path: String
  /// The lines that were checked.
  private let source: SourceLines
  private let edits: [FenceEdit]

  /// Creates an update of a chapter, whose text is what was checked.
  package init(of chapter: ChapterSource, edits: [FenceEdit]) {
    path = chapter.path
    source = chapter.lines
    self.edits = edits
  }

  /// The lines of opening fences that lack their lines and are left alone, because nothing closes them.
  package var unclosed: [Int] {
    edits.filter { !$0.fence.code.isClosed }.map(\.fence.place.line).sorted()
  }

  /// What changes, from the top of the file.
  package var changes: [Change] {
    edits.filter(\.fence.code.isClosed).sorted { $0.fence.place.line < $1.fence.place.line }.map {
      edit in
      Change(
        line: edit.fence.place.line,
        difference: LineDifference(expected: edit.fence.body, actual: edit.body).lines
      )
    }
  }

  /// The change of one fence.
  package struct Change: Hashable, Sendable {
    /// The line of the opening fence, from 1.
    package var line: Int
    /// The lines of the fence, each with its mark: `- ` goes, `+ ` comes.
    package var difference: [String]
  }

  /// The text of the file with computed lines in its fences and every other byte as it was.
  ///
  /// - Parameter text: the file as it is now, with its own line ends.
  /// - Returns: the new text, or `nil` if the file changed since it was checked.
  package func apply(to text: String) -> String? {
    let body = text.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    guard SourceLines(String(body)).elementsEqual(source) else { return nil }
    return FenceUpdater.apply(edits, to: text)
  }
}

/// The lines that belong into a fence.
package struct FenceEdit: Hashable, Sendable {
  package var fence: Fence
  /// The lines, without their ends.
  package var body: [String]

  package init(fence: Fence, body: [String]) {
    self.fence = fence
    self.body = body
  }
}
