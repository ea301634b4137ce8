import Diagnostics
import Markdown
import SourceText

@testable import SnippetNotation

/// An update of any page with any lines writes the lines, is idempotent, and changes nothing outside
/// the fences.
package enum UpdateProperty {
  /// Describes a violation; `nil` if the property holds.
  ///
  /// - Parameter computed: Lines without line endings, which are distributed among the fences.
  package static func violation(_ page: String, computed: [String]) -> String? {
    // A thematic break in the first line starts front matter without an end, which a line of dashes in
    // a fence would then close.
    guard !page.hasPrefix("---") || !computed.contains("---") else { return nil }
    let before = closedFences(of: page)
    let edits = before.enumerated().map { index, fence in
      FenceEdit(fence: fence, body: body(index, of: before.count, from: computed))
    }
    guard let updated = update(page, with: edits) else { return "the page is taken for another" }
    let after = closedFences(of: updated)
    guard after.map(\.body) == edits.map(\.body) else {
      return "the updated page says \(after.map(\.body)), not \(edits.map(\.body)):\n\(updated)"
    }
    let again = zip(after, edits).map { FenceEdit(fence: $0, body: $1.body) }
    guard update(updated, with: again).map({ Array($0.utf8) }) == Array(updated.utf8) else {
      return "a second update changes the page again:\n\(updated)"
    }
    guard outside(page, before) == outside(updated, after) else {
      return "the update changed more than the fences:\n\(updated)"
    }
    return nil
  }

  private static func update(_ page: String, with edits: [FenceEdit]) -> String? {
    let chapter = ChapterSource(path: "page.md", language: "en", text: page)
    return ChapterUpdate(of: chapter, edits: edits)
      .apply(to: page)
  }

  /// The closed fences of a page; updates skip unclosed ones.
  private static func closedFences(of page: String) -> [Fence] {
    let chapter = ChapterSource(path: "page.md", language: "en", text: page)
    let lines = SourceLines(chapter.text)
    return codeBlocks(in: chapter.document.blocks).compactMap { block, code in
      guard code.isFenced, code.isClosed else { return nil }
      return Fence(path: chapter.path, block: block, code: code, lines: lines)
    }
  }

  private static func codeBlocks(in blocks: [Block]) -> [(Block, CodeBlock)] {
    blocks.flatMap { block -> [(Block, CodeBlock)] in
      switch block.kind {
      case .code(let code): [(block, code)]
      case .quote(let content), .alert(_, let content): codeBlocks(in: content)
      case .list(let list): codeBlocks(in: list.items.flatMap(\.blocks))
      default: []
      }
    }
  }

  private static func body(_ index: Int, of count: Int, from computed: [String]) -> [String] {
    computed.enumerated().filter { $0.offset % count == index }.map(\.element)
  }

  /// The bytes outside the bodies and delimiters of fences, which may grow.
  private static func outside(_ page: String, _ fences: [Fence]) -> [[UInt8]] {
    var lines = page.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
    for fence in fences.reversed() {
      let opening = fence.place.line - 1
      let closing = opening + fence.body.count + 1
      for line in [opening, closing] {
        lines[line].removeAll { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") }
      }
      lines.removeSubrange((opening + 1)..<closing)
    }
    return lines
  }
}
