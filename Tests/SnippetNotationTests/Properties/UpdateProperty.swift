import Diagnostics
import Markdown
import SourceText

@testable import SnippetNotation

/// What holds for an update of every page with any lines: the page says the lines afterwards, a
/// second update changes nothing, and all outside the fences is as it was.
package enum UpdateProperty {
  /// What does not hold for a page; `nil` if all is well.
  ///
  /// - Parameter computed: lines without line ends; the fences get some of them each, by turns.
  package static func violation(_ page: String, computed: [String]) -> String? {
    // A rule in the first line of a page is the beginning of a front matter that lacks its end; a
    // line of dashes in a fence would be taken for it.
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

  /// All fences of a page but those that are not closed, into which nothing is written.
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

  /// The bytes outside the bodies of fences; marks of fences, which may grow, are left out.
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
