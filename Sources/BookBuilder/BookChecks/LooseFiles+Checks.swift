import BookModel
package import Diagnostics
import SnippetNotation

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
      .unreadMarkdown, .characterNames, .wikiLinks, .unfinishedText, .headings, .links, .places,
      .references, .footnotes, .images, .linkText, .linkTargets, .linkLanguages, .characters,
      .keptClosures, .rejections, .rawHTML, .unclosedTags,
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
