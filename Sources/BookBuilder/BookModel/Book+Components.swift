package import SnippetNotation

extension Book {
  /// The word that links to components begin with, as in `component:pop-up-button`.
  package static let componentScheme = "component"

  /// All components, in their order.
  package var allComponents: [Component] { components.flatMap(\.components) }

  /// The components that a chapter explains, in their order.
  package func components(of slug: String) -> [Component] {
    components.isEmpty ? [] : allComponents.filter { $0.chapterSlug == slug }
  }

  /// The files of components, for those who look at their code.
  package var componentSources: [ChapterSource] {
    components.map { group in
      ChapterSource(
        path: group.path,
        language: languages.first ?? "en",
        text: group.text,
        templates: group.components.flatMap(\.templates)
      )
    }
  }
}
