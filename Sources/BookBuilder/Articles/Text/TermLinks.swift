package import BookModel
import Foundation
import SourceText
import System

/// Links the first use of each glossary term on a page to the glossary.
///
/// A term is skipped if another link has the same text, because equal texts must have one target.
package struct TermLinks: Hashable, Sendable {
  package private(set) var terms: [Term]
  /// All terms of the glossary in lowercase, including those that are not linked.
  package let names: Set<String>

  package struct Term: Hashable, Sendable {
    package var name: String
    package var small: String
    package var target: LinkTarget
  }

  /// - Parameters:
  ///   - places: the page of each term, by its anchor.
  ///   - footerLinks: the lowercased texts of links in the footer of every page.
  init(
    _ entries: [ReferenceComposer.GlossaryEntry],
    places: [String: PagePath],
    besides footerLinks: Set<String>
  ) {
    names = Set(entries.map { $0.name.lowercased() })
    terms = entries.filter {
      $0.isLinked && $0.name.count > 2 && !footerLinks.contains($0.name.lowercased())
    }
    .compactMap { entry in
      places[entry.anchor].map { page in
        Term(
          name: entry.name,
          small: entry.name.fastLowercased,
          target: .page(page, anchor: entry.anchor)
        )
      }
    }
  }

  /// Excludes terms that some page already uses as the text of a link.
  mutating func exclude(_ articles: [Article]) {
    let taken = articles.parallelMap(linked).reduce(into: Set()) { $0.formUnion($1) }
    terms.removeAll { taken.contains($0.name.lowercased()) }
  }

  package func linked(on article: Article) -> Set<String> {
    names.isEmpty ? [] : names.intersection(article.blocks.flatMap(\.linkNames))
  }

  package func link(_ article: Article) -> Article {
    var article = article
    var remaining = terms[...]
    // Only top-level paragraphs are linked, so headings and the front matter's sections stay
    // unchanged.
    for index in article.blocks.indices where !remaining.isEmpty {
      guard case .paragraph(let runs) = article.blocks[index] else { continue }
      article.blocks[index] = .paragraph(link(runs, &remaining))
    }
    return article
  }

  private func link(_ runs: [Run], _ remaining: inout ArraySlice<Term>) -> [Run] {
    var linked: [Run] = []
    for run in runs {
      guard case .text(let text, nil) = run,
        let (index, range) = firstTerm(in: text, of: remaining)
      else {
        linked.append(run)
        continue
      }
      let target = remaining[index].target
      remaining.remove(at: index)
      if range.lowerBound > text.startIndex {
        linked += link([.text(String(text[..<range.lowerBound]))], &remaining)
      }
      linked.append(.link(target, [.text(String(text[range]))]))
      if range.upperBound < text.endIndex {
        linked += link([.text(String(text[range.upperBound...]))], &remaining)
      }
    }
    return linked
  }

  private func firstTerm(
    in text: String,
    of remaining: ArraySlice<Term>
  ) -> (Int, Range<String.Index>)? {
    let small = text.fastLowercased
    // Few terms occur in a text, and comparing bytes is much faster than a search that ignores
    // case.
    for index in remaining.indices where small.includes(remaining[index].small) {
      if let range = text.wholeWords(remaining[index].name) { return (index, range) }
    }
    return nil
  }
}

extension String {
  /// Finds whole words, ignoring case.
  ///
  /// Hyphens and underscores count as parts of words.
  fileprivate func wholeWords(_ words: String) -> Range<String.Index>? {
    guard let range = range(of: words, options: .caseInsensitive) else { return nil }
    let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
    let after = range.upperBound < endIndex ? self[range.upperBound] : " "
    let isPart = [before, after].contains { $0.isLetter || $0.isNumber || "-_".contains($0) }
    return isPart ? nil : range
  }

  /// The lowercased word with ё replaced by е, for lookups.
  package var lookupKey: String { self[...].lookupKey }
}

extension Substring {
  package var lookupKey: String {
    let small = fastLowercased
    return small.includes("ё") ? small.replacing("ё", with: "е") : small
  }
}
