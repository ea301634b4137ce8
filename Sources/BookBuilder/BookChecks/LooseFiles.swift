import Articles
package import BookModel
package import Diagnostics
package import Markdown
package import SnippetNotation

/// Markdown files outside a book, and the files on disk that their links name.
///
/// All paths are absolute but have no leading slash.
package struct LooseFiles: Sendable {
  package var pages: [ChapterSource]
  package var linkedDocuments: [PagePath: MarkdownDocument]
  package var known: Set<String>
  package var others: Set<String>
  /// The folder to which destinations beginning with `/` are relative; `nil` if unknown.
  package var root: String?

  package init(
    pages: [ChapterSource],
    linkedDocuments: [PagePath: MarkdownDocument] = [:],
    known: Set<String> = [],
    others: Set<String> = [],
    root: String? = nil
  ) {
    self.pages = pages
    self.linkedDocuments = linkedDocuments
    self.known = known
    self.others = others
    self.root = root
  }

  var links: LinkResolver {
    LinkResolver(pages: known.union(pages.map(\.path)), others: others, root: root)
  }

  /// The absolute paths that links name, whether they exist or not, and whether the link has an
  /// anchor.
  package var linked: [(path: String, hasAnchor: Bool)] {
    let links = links
    return pages.flatMap { page in
      page.document.destinations.compactMap { destination in
        links.filePath(destination, from: page.path).map { ($0, destination.contains("#")) }
      }
    }
  }

  package var externalLinkCount: Int {
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
  fileprivate var destinations: [String] {
    allBlocks.flatMap(\.runningTexts).joined().flatMap(\.flattenedInlines).compactMap { inline in
      switch inline.kind {
      case .link(let destination, _, _): destination
      case .image(let source, _, _, _): source
      default: nil
      }
    } + htmlAddresses.map(\.destination)
  }
}

/// Runs the checks that apply to Markdown files outside a book.
///
/// Language rules are skipped for files that are written in neither English nor Russian.
package func check(_ files: LooseFiles) -> [Diagnostic] {
  let checked = CheckedBook(files)
  let judged = Set(Check.forLooseFiles.flatMap(\.rules).map(\.id))
  var findings = Check.forLooseFiles.flatMap { $0.findings(checked) }
  let foreign = checked.pages.filter { !$0.isInKnownLanguage }.map(\.path)
  let languages = Set(Check.languageSpecific.flatMap(\.rules).map(\.id))
  findings.removeAll { finding in
    // Only the pages of a book mark languages.
    if finding.id == Rule.unmarkedLanguage.id { return true }
    return languages.contains(finding.id) && foreign.contains(finding.location?.path ?? "")
  }
  findings = findings.withoutEffectsOfConflicts(in: checked.pages.map(\.edition))
  let allowances = checked.pages.flatMap(\.edition.allowances).aboutText.filter { allowance in
    allowance.fault != nil || judged.contains(allowance.id)
  }
  return suppressAllowed(findings.sortedByLocation(), with: allowances).sortedByLocation()
}

extension Check {
  package static let forLooseFiles: [Check] =
    [
      .fences, .tableHeaders, .tableRows, .nesting, .misreadLines, .boldHeadings, .listNumbers,
      .emptyItems,
      .unparsedMarkdown, .nestedAlerts, .unfinishedText, .headings, .links, .places,
      .references, .footnotes, .images, .linkText, .linkTargets, .linkLanguages, .characters,
      .misreadCharacters,
      .retainCycles, .rejections, .rawHTML, .unclosedTags,
    ] + languageSpecific

  fileprivate static let languageSpecific: [Check] = [.alphabets, .repeatedWords, .languages]
}

extension CheckedPage {
  /// Whether at least 98 % of the letters belong to English or Russian.
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
