import Markdown
import SnippetNotation
import SourceText

package struct Translation {
  package let original: ChapterEdition?
  package let edition: ChapterEdition

  package init(original: ChapterEdition?, edition: ChapterEdition) {
    self.original = original
    self.edition = edition
  }

  package enum State: String, Hashable, Sendable {
    case original
    case current
    case stale
    /// No fingerprint of the original is recorded.
    case unrecorded
  }

  package var state: State {
    guard let original, original.path != edition.path else { return .original }
    guard let recorded = edition.frontMatter.translates else { return .unrecorded }
    return recorded == original.textFingerprint ? .current : .stale
  }
}

extension Book {
  package func original(of chapter: Chapter) -> ChapterEdition? {
    languages.lazy.compactMap { chapter.editions[$0] }.first
  }

  package var translations: [(path: String, state: String, original: String)] {
    allTranslations.map { ($0.edition.path, $0.state.rawValue, $0.original?.path ?? "") }
  }

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
  /// A fingerprint of everything that is translated: the title, the description, the glance, the
  /// sections of the front matter and the text.
  var textFingerprint: String {
    var fingerprint = Fingerprint()
    let terms = frontMatter.terms.flatMap { [$0.term, $0.meaning] }
    let corrections = frontMatter.corrections.flatMap { [$0.said, $0.right] }
    let names = [frontMatter.title, frontMatter.description]
    let glance = frontMatter.glances.flatMap(\.texts)
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

package struct UpdatedTranslation: Hashable, Sendable {
  package var path: String
  package var text: String
}

extension Book {
  /// The files of translations, with the current fingerprints of their originals in the front
  /// matter.
  ///
  /// - Parameter paths: the files to update; all translations if empty.
  /// - Returns: the files that change, in the order of the book.
  package func updatedTranslations(of paths: Set<String>) -> [UpdatedTranslation] {
    allTranslations.compactMap { translation in
      let path = translation.edition.path
      guard paths.isEmpty || paths.contains(path), translation.state != .current,
        let fingerprint = translation.original?.textFingerprint
      else { return nil }
      let text = translation.edition.settingFrontMatterLine("translates: \"\(fingerprint)\"")
      return UpdatedTranslation(path: path, text: text)
    }
  }
}

extension ChapterEdition {
  fileprivate func settingFrontMatterLine(_ line: String) -> String {
    var lines = source.text.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init
    )
    guard let end = lines.dropFirst().firstIndex(of: "---") else { return source.text }
    if let index = lines[..<end].firstIndex(where: { $0.hasPrefix("translates:") }) {
      lines[index] = line
    } else {
      lines.insert(line, at: end)
    }
    return lines.joined(separator: "\n")
  }
}
