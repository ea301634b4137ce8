import Markdown
import SnippetNotation
import SourceText

/// A chapter in one language beside the one it was translated from.
package struct Translation {
  /// What the translator read; `nil` if the edition is the original itself, or there is none.
  package let original: ChapterEdition?
  package let edition: ChapterEdition

  package init(original: ChapterEdition?, edition: ChapterEdition) {
    self.original = original
    self.edition = edition
  }

  /// What is known about a translation.
  package enum State: String, Hashable, Sendable {
    case original
    case current
    /// The original has changed since.
    case stale
    /// Nobody wrote down which text was translated.
    case unrecorded
  }

  /// What is known about the translation.
  package var state: State {
    guard let original, original.path != edition.path else { return .original }
    guard let recorded = edition.frontMatter.translates else { return .unrecorded }
    return recorded == original.textFingerprint ? .current : .stale
  }
}

extension Book {
  /// The chapter in the first language of the book that has it.
  package func original(of chapter: Chapter) -> ChapterEdition? {
    languages.lazy.compactMap { chapter.editions[$0] }.first
  }

  /// All pages that were translated, each with what is known about it, in the order of the book.
  package var translations: [(path: String, state: String, original: String)] {
    allTranslations.map { ($0.edition.path, $0.state.rawValue, $0.original?.path ?? "") }
  }

  /// All pages that were translated.
  var allTranslations: [Translation] {
    let introduction = languages.lazy.compactMap { introductions[$0] }.first
    let pairs =
      languages.map { (introduction, introductions[$0]) }
      + chapters.flatMap { chapter in
        languages.map { (original(of: chapter), chapter.editions[$0]) }
      }
    return pairs.compactMap { original, edition in
      guard let original, let edition, original.path != edition.path else { return nil }
      return Translation(original: original, edition: edition)
    }
  }
}

extension ChapterEdition {
  /// A short number that changes with everything a translator translates: the title, the summary,
  /// the lines at a glance, the sections of the front matter and the text.
  var textFingerprint: String {
    var fingerprint = Fingerprint()
    let terms = frontMatter.terms.flatMap { [$0.term, $0.meaning] }
    let corrections = frontMatter.corrections.flatMap { [$0.said, $0.right] }
    let names = [frontMatter.title, frontMatter.description]
    let glance = frontMatter.glance?.texts ?? []
    let checklist = frontMatter.checklist.map(\.text)
    for text in names + glance + checklist + terms + corrections {
      fingerprint.add(text)
    }
    let lines = lines
    let before = FrontMatter.split(lines).lineCount
    fingerprint.add(lines.text(from: before).trimmingWhitespace())
    return String(fingerprint.text.prefix(16))
  }
}

/// A chapter's file with the fingerprint of its original updated.
package struct UpdatedTranslation: Hashable, Sendable {
  /// The path of the file, relative to the book.
  package var path: String
  /// The new content of the file.
  package var text: String
}

extension Book {
  /// The files of translations with what they translate written into their front matter.
  ///
  /// - Parameter paths: the files that somebody looked at; all translations if it is empty.
  /// - Returns: those files that change, in the order of the book.
  package func updatedTranslations(of paths: Set<String>) -> [UpdatedTranslation] {
    allTranslations.compactMap { translation in
      let path = translation.edition.path
      guard paths.isEmpty || paths.contains(path), translation.state != .current,
        let fingerprint = translation.original?.textFingerprint
      else { return nil }
      let text = translation.edition.recording("translates: \"\(fingerprint)\"")
      return UpdatedTranslation(path: path, text: text)
    }
  }
}

extension ChapterEdition {
  /// The file with a line of the front matter in place of the one it has, or as the last one.
  fileprivate func recording(_ line: String) -> String {
    var lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init
    )
    guard let end = lines.dropFirst().firstIndex(of: "---") else { return source.text }
    if let place = lines[..<end].firstIndex(where: { $0.hasPrefix("translates:") }) {
      lines[place] = line
    } else {
      lines.insert(line, at: end)
    }
    return lines.joined(separator: "\n")
  }
}
