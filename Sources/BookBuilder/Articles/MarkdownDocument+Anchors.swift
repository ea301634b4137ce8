package import BookModel
package import Markdown

extension MarkdownDocument {
  /// The names of the places in a file that links may refer to where a code host shows it: its headings,
  /// and what HTML gives a name.
  package var anchors: PageAnchors {
    var names = AnchorNames.ofFile
    var anchors: [String] = []
    for block in allBlocks {
      switch block.kind {
      case .heading(_, let content): anchors.append(names.name(for: content.plainText))
      case .html(let html): anchors += Self.names(in: html)
      default: break
      }
      for case .html(let html) in block.runningTexts.joined().flatMap(\.withInnerInlines).map(
        \.kind
      ) {
        anchors += Self.names(in: html)
      }
    }
    return PageAnchors(anchors)
  }

  /// The names of the headings in an article of DocC: their words with one hyphen for spaces and without
  /// punctuation, in letters as they are.
  package var namesByDocC: [String] {
    allBlocks.compactMap { block in
      guard case .heading(_, let content) = block.kind else { return nil }
      let words = content.plainText.split { $0.isWhitespace || $0 == "-" }
      return words.joined(separator: "-").filter { $0 == "-" || !$0.isPunctuation && $0 != "`" }
    }
  }

  /// The values of `id` and `name` in HTML.
  private static func names(in html: String) -> [String] {
    html.matches(of: /\b(?:id|name)\s*=\s*["']([^"'\n]+)["']/.ignoresCase()).map {
      String($0.output.1)
    }
  }
}
