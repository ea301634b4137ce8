package import Markdown

extension ChapterFrontMatter {
  /// Something to look at in an app.
  package struct ChecklistItem: Hashable, Sendable {
    /// What holds when all is well, in a sentence.
    package var text: String
    /// Whose work it is and on which screens; an item of none stands in the list of its chapter only.
    package var groups: Set<ChecklistGroup>
    /// Where it begins.
    package var position: SourcePosition

    /// Creates the value of its parts.
    package init(text: String, groups: Set<ChecklistGroup> = [], position: SourcePosition) {
      self.text = text
      self.groups = groups
      self.position = position
    }
  }
}

extension Book {
  /// The groups that some item of a chapter is in, in a language.
  package func checklistGroups(in language: String) -> Set<ChecklistGroup> {
    chapters.reduce(into: []) { groups, chapter in
      for item in chapter.editions[language]?.frontMatter.checklist ?? [] {
        groups.formUnion(item.groups)
      }
    }
  }
}
