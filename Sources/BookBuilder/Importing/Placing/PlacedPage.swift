import BookModel
import Diagnostics
import Markdown

/// A page with links that lead to where things stand in the book.
struct PlacedPage {
  /// The page as a file of the book, with its front matter.
  let file: OutputFile
  /// The files that go along, by their paths before.
  let assets: Set<String>
  /// What was lost on the way.
  let findings: [Diagnostic]

  init(_ page: ForeignPage, at place: String, _ links: PageLinks, title: String? = nil) {
    var placed = PlacedLinks(of: page, at: place, links)
    let blocks = page.blocks.map { block in block.mapContent { placed.linked($0) } }
    file = OutputFile(
      path: place,
      text: """
        ---
        title: \(YAMLText(MarkdownText(title ?? page.title).escaped))
        description: \(YAMLText(page.description))
        ---
        \(MarkdownWriter().text(of: blocks))
        """
    )
    assets = placed.assets
    findings = page.source.findings + placed.findings
  }

  /// The path in the book of a file that goes along.
  static func path(ofAsset path: String) -> String {
    "Content/assets/\(path)"
  }
}
