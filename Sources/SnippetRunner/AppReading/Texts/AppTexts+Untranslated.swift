import Foundation

extension AppTexts {
  /// Spoken texts that are the same in all languages of their table, although most others differ.
  ///
  /// Only sentences count: names of products, single words and numbers are often meant to be the
  /// same.
  package func untranslated(among labels: some Sequence<String>) -> Set<String> {
    let known = Set(texts.values).union(texts.keys)
    let wanted = Set(labels).filter { $0.isSentence && known.contains($0) }
    guard !wanted.isEmpty else { return [] }
    // All `.strings` files of one name and folder are one table.
    let groups = Dictionary(grouping: tables) { url in
      url.pathComponents.filter { !$0.hasSuffix(".lproj") }
    }
    return groups.values.reduce(into: []) { found, files in
      // Searching a file is much faster than reading its texts.
      let contents = files.compactMap { try? Data(contentsOf: $0) }
      let isCandidate = wanted.contains { text in
        contents.allSatisfy { $0.firstRange(of: Data(text.utf8)) != nil }
      }
      let table = isCandidate ? files.flatMap { TextTable($0).languages.values } : []
      guard table.count > 1 else { return }
      var same: Set<String> = []
      var different = 0
      for key in Set(table.flatMap(\.keys)) {
        // A text that a language lacks is shown in the language of the developer.
        let values = Set(table.compactMap { $0[key] })
        guard values.contains(where: \.isSentence) else { continue }
        if values.count == 1 { same.formUnion(values) } else { different += 1 }
      }
      if different > same.count { found.formUnion(same.intersection(wanted)) }
    }
  }
}

extension String {
  /// Whether it has at least three words, two of them in lowercase, and no placeholder or address.
  fileprivate var isSentence: Bool {
    guard !contains("%"), !contains("@"), !contains("://") else { return false }
    let words = split(separator: " ").filter { $0.first?.isLetter == true }
    return words.count > 2 && words.count { $0.first?.isLowercase == true } > 1
  }
}
