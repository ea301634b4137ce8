import SnippetNotation

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
