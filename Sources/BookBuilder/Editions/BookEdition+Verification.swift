import HTML

extension BookEdition {
  /// The names of the pages with a figure that was not verified in this build.
  package var unverifiedPages: [String] {
    pages.filter { page in
      page.content.elements.contains { element in
        element.attributes["class"]?.split(separator: " ").contains("unverified") == true
      }
    }
    .map(\.plainTitle)
  }
}
