extension Book {
  /// The pages that are written in a language, the introduction first.
  package func pages(in language: String) -> [(edition: ChapterEdition, page: PagePath)] {
    let introduction = introductions[language].map { ($0, PagePath.home(language: language)) }
    return [introduction].compactMap(\.self)
      + chapters.compactMap { chapter in
        chapter.editions[language].map { ($0, .chapter(chapter.slug, language: language)) }
      }
  }
}
