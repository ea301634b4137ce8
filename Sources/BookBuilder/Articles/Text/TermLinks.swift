package import BookModel
import Foundation
import SourceText
import System

/// Turns the first use of a word of the glossary on a page into a link to it.
package struct TermLinks: Hashable, Sendable {
  /// The words that become links.
  package private(set) var terms: [Term]
  /// All words of the glossary, in small letters.
  package let names: Set<String>

  /// A word of the glossary.
  package struct Term: Hashable, Sendable {
    package var name: String
    /// The name in small letters.
    package var small: String
    package var target: LinkTarget
  }

  /// Creates links to the words of a glossary.
  ///
  /// - Parameters:
  ///   - places: the page of each word, by the name of its place.
  ///   - standing: the names of the links at the foot of every page, in small letters: one name must not
  ///     lead to two places.
  init(
    _ entries: [ReferenceComposer.GlossaryEntry],
    places: [String: PagePath],
    besides standing: Set<String>
  ) {
    names = Set(entries.map { $0.name.lowercased() })
    terms = entries.filter {
      $0.isLinked && $0.name.count > 2 && !standing.contains($0.name.lowercased())
    }
    .compactMap { entry in
      places[entry.anchor].map { page in
        Term(
          name: entry.name,
          small: entry.name.inSmallLetters,
          target: .page(page, anchor: entry.anchor)
        )
      }
    }
  }

  /// Leaves out the words that are names of links on some pages already: one name must not lead to
  /// two places.
  mutating func leaveOut(_ articles: [Article]) {
    let taken = articles.parallelMap(linked).reduce(into: Set()) { $0.formUnion($1) }
    terms.removeAll { taken.contains($0.name.lowercased()) }
  }

  /// The words of the glossary that are names of links on a page, in small letters.
  package func linked(on article: Article) -> Set<String> {
    names.isEmpty ? [] : names.intersection(article.blocks.flatMap(\.linkNames))
  }

  package func link(_ article: Article) -> Article {
    var article = article
    var open = terms[...]
    // Headings stay as they are, and so does what comes after the first heading of the appendix.
    for index in article.blocks.indices where !open.isEmpty {
      guard case .paragraph(let runs) = article.blocks[index] else { continue }
      article.blocks[index] = .paragraph(link(runs, &open))
    }
    return article
  }

  private func link(_ runs: [Run], _ open: inout ArraySlice<Term>) -> [Run] {
    var linked: [Run] = []
    for run in runs {
      guard case .text(let text, nil) = run,
        let (index, range) = firstTerm(in: text, of: open)
      else {
        linked.append(run)
        continue
      }
      let target = open[index].target
      open.remove(at: index)
      if range.lowerBound > text.startIndex {
        linked += link([.text(String(text[..<range.lowerBound]))], &open)
      }
      linked.append(.link(target, [.text(String(text[range]))]))
      if range.upperBound < text.endIndex {
        linked += link([.text(String(text[range.upperBound...]))], &open)
      }
    }
    return linked
  }

  private func firstTerm(
    in text: String,
    of open: ArraySlice<Term>
  ) -> (Int, Range<String.Index>)? {
    let small = text.inSmallLetters
    // Hardly any word stands in a text, and bytes say so in a fraction of the time of a search.
    for index in open.indices where small.holds(open[index].small) {
      if let range = text.wholeWords(open[index].name) { return (index, range) }
    }
    return nil
  }
}

extension String {
  /// Where words stand, capitals apart, with nothing right before or after that makes another word
  /// of them, such as a letter or the underscore of a key.
  fileprivate func wholeWords(_ words: String) -> Range<String.Index>? {
    guard let range = range(of: words, options: .caseInsensitive) else { return nil }
    let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
    let after = range.upperBound < endIndex ? self[range.upperBound] : " "
    let isPart = [before, after].contains { $0.isLetter || $0.isNumber || "-_".contains($0) }
    return isPart ? nil : range
  }

  /// A word as it is looked up: small letters, and ё as е.
  package var lookedUp: String { self[...].lookedUp }
}

extension Substring {
  /// A word as it is looked up: small letters, and ё as е.
  package var lookedUp: String {
    let small = inSmallLetters
    return small.holds("ё") ? small.replacing("ё", with: "е") : small
  }
}
