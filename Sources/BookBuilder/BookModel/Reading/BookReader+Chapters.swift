import System

extension BookReader {
  mutating func chapters(_ configuration: BookConfiguration) -> [Chapter] {
    let read = editions(
      at: configuration.parts.flatMap { part in
        part.slugs.flatMap { slug in
          configuration.languages.map { language in
            (Chapter.path(part: part.id, slug: slug, language: language), language)
          }
        }
      }
    )
    var chapters: [Chapter] = []
    for part in configuration.parts {
      for slug in part.slugs {
        var editions: [String: ChapterEdition] = [:]
        for language in configuration.languages {
          let path = Chapter.path(part: part.id, slug: slug, language: language)
          editions[language] = read[path]
        }
        chapters.append(
          Chapter(slug: slug, part: part, number: chapters.count + 1, editions: editions)
        )
      }
    }
    return chapters
  }

  mutating func introductions(_ languages: [String]) -> [String: ChapterEdition] {
    let read = editions(at: languages.map { (Chapter.introduction($0), $0) })
    return languages.reduce(into: [:]) { $0[$1] = read[Chapter.introduction($1)] }
  }

  private mutating func editions(
    at places: [(path: String, language: String)]
  ) -> [String: ChapterEdition] {
    let existing = places.filter { files.bytes[$0.path] != nil }
    // Parsing pages takes most of the time, and pages are independent.
    let read = existing.parallelMap { [files] place in
      (place.path, files.edition(at: place.path, language: place.language))
    }
    var editions: [String: ChapterEdition] = [:]
    for (path, (edition, findings)) in read {
      diagnostics += findings
      editions[path] = edition
      if edition == nil { problems.unusableFiles.insert(path) }
    }
    return editions
  }
}
