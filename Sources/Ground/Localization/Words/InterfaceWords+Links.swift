extension InterfaceWords {
  /// The names of the links at the foot of every page, in small letters.
  package var namesOfStandingLinks: Set<String> {
    Set(
      [
        allChapters, site.chapters, reference, knowledge.alphabet.title, report.title,
        statement.title,
        textPages.title, site.changes, source, site.editThisPage,
      ]
      .map { $0.lowercased() }
    )
  }
}
