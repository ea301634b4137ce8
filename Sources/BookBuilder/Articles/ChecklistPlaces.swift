import BookModel
import SourceText

/// The names of the places of a chapter's items on pages of checklists, by which browsers keep their
/// ticks.
///
/// A name is made of the words of the item, so that a tick stays with it wherever it is moved in the list.
/// They are those of the first language, so that a tick counts in all languages.
struct ChecklistPlaces {
  /// A name for each item, in their order.
  let names: [String]

  /// Names the items of a chapter.
  ///
  /// - Parameter languages: the languages of the book in their order.
  init(of chapter: Chapter, in language: String, languages: [String]) {
    let items = chapter.editions[language]?.frontMatter.checklist ?? []
    let first = languages.lazy.compactMap { chapter.editions[$0]?.frontMatter.checklist }.first
    // A list that is translated only in part has its own words.
    let original = first?.count == items.count ? first ?? items : items
    var counts: [String: Int] = [:]
    names = original.map { item in
      let name = "checklist-\(chapter.slug)-\(Self.hash(of: item.text))"
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return count == 1 ? name : "\(name)-\(count)"
    }
  }

  /// A short hash of words, in which capitals and signs do not count.
  private static func hash(of text: String) -> String {
    var hash = ByteHash()
    hash.add(text.lowercased().filter { $0.isLetter || $0.isNumber })
    return String(UInt32(truncatingIfNeeded: hash.value), radix: 36)
  }
}
