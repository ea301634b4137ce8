import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Pictures in the HTML of a file of no book; a chapter has none.
  static func imagesInHTML(on page: CheckedPage) -> [Diagnostic] {
    guard page.isLoose else { return [] }
    let blocks = page.blocks.compactMap { block -> (String, SourcePosition)? in
      if case .html(let html) = block.kind { (html, block.position) } else { nil }
    }
    let inlines = page.inlines.compactMap { inline -> (String, SourcePosition)? in
      if case .html(let html) = inline.kind { (html, inline.position) } else { nil }
    }
    return (blocks + inlines).flatMap { html, position in
      html.matches(of: /<img\b[^>]*>/.ignoresCase())
        .filter { !$0.output.contains(/\salt\s*=/.ignoresCase()) }.map { match in
          let before = html[..<match.range.lowerBound]
          let line = position.line + before.count { $0 == "\n" }
          let last =
            before.split(separator: "\n", omittingEmptySubsequences: false).last?.count ?? 0
          let column = line == position.line ? position.column + last : last + 1
          return Diagnostic(
            .missingAlternativeText,
            at: page.location(SourcePosition(line: line, column: column)),
            "an image needs alternative text",
            help: "say in 'alt=\"…\"' what it tells; 'alt=\"\"' for one that tells nothing"
          )
        }
    }
  }
}
