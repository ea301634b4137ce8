import Articles
package import BookModel
package import Diagnostics
package import Markdown
package import SnippetNotation

/// Markdown files that belong to no book, and what their links find on the disk.
///
/// All paths begin at the root of the disk, without a solidus before them.
package struct LooseFiles: Sendable {
  package var pages: [ChapterSource]
  /// The other Markdown files to whose places they link.
  package var neighbours: [PagePath: MarkdownDocument]
  /// The Markdown files that links may name.
  package var known: Set<String>
  /// The other files and folders that links may name.
  package var others: Set<String>
  /// The folder that addresses beginning with `/` are relative to; `nil` if nobody knows it.
  package var root: String?

  package init(
    pages: [ChapterSource],
    neighbours: [PagePath: MarkdownDocument] = [:],
    known: Set<String> = [],
    others: Set<String> = [],
    root: String? = nil
  ) {
    self.pages = pages
    self.neighbours = neighbours
    self.known = known
    self.others = others
    self.root = root
  }

  /// Finds out where the links of the files go.
  var links: LinkResolver {
    LinkResolver(pages: known.union(pages.map(\.path)), others: others, root: root)
  }

  /// What the links of the files name, from the root of the disk, whether it is there or not.
  package var linked: [(path: String, hasPlace: Bool)] {
    let links = links
    return pages.flatMap { page in
      page.document.destinations.compactMap { destination in
        links.filePath(destination, from: page.path).map { ($0, destination.contains("#")) }
      }
    }
  }

  /// The number of links to what lies elsewhere, of which nobody knows here whether it is there.
  package var addressesElsewhere: Int {
    let links = links
    return pages.reduce(0) { count, page in
      count
        + page.document.destinations.count { destination in
          links.target(of: destination, from: page.path) == .external(destination)
        }
    }
  }
}

extension MarkdownDocument {
  /// Where the links and pictures of the text go, in their order.
  fileprivate var destinations: [String] {
    allBlocks.flatMap(\.runningTexts).joined().flatMap(\.withInnerInlines).compactMap { inline in
      switch inline.kind {
      case .link(let destination, _, _): destination
      case .image(let source, _, _): source
      default: nil
      }
    } + markupAddresses.map(\.destination)
  }
}

/// Everything that is wrong with files that belong to no book, as far as it can be judged without one.
package func check(_ files: LooseFiles) -> [Diagnostic] {
  let checked = CheckedBook(files)
  let judged = Set(Check.ofFiles.flatMap(\.rules).map(\.id))
  var findings = Check.ofFiles.flatMap { $0.findings(checked) }
  let foreign = checked.pages.filter { !$0.isInKnownLanguage }.map(\.path)
  let languages = Set(Check.ofLanguages.flatMap(\.rules).map(\.id))
  findings.removeAll { finding in
    // Nothing but a page of a book marks languages.
    if finding.id == Rule.unmarkedLanguage.id { return true }
    return languages.contains(finding.id) && foreign.contains(finding.location?.path ?? "")
  }
  let allowances = checked.pages.flatMap(\.edition.allowances).filter { allowance in
    allowance.fault != nil || judged.contains(allowance.id)
  }
  return settle(findings.sortedByLocation(), with: allowances).sortedByLocation()
}

extension Check {
  /// The checks that need no book.
  package static let ofFiles: [Check] =
    [
      .fences, .tableHeaders, .tableRows, .nesting, .misreading, .boldHeadings, .listNumbers,
      .unreadMarkdown, .unfinishedText, .headings, .links, .places,
      .references, .footnotes, .images, .linkText, .linkTargets, .linkLanguages, .characters,
      .retainCycles, .rejections, .rawHTML, .unclosedTags,
    ] + ofLanguages

  /// Those among them that know English and Russian.
  fileprivate static let ofLanguages: [Check] = [.alphabets, .languages]
}

extension CheckedPage {
  /// Whether the text is written in letters of English or Russian, all but a few.
  fileprivate var isInKnownLanguage: Bool {
    var (known, others) = (0, 0)
    for scalar in texts.lazy.map(\.text).joined().unicodeScalars
    where scalar.properties.isAlphabetic {
      switch scalar.value {
      case ..<0x80, 0x410...0x44F, 0x401, 0x451: known += 1
      default: others += 1
      }
    }
    return others * 50 <= known
  }
}
