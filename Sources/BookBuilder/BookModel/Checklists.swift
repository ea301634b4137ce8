package import Markdown

extension ChapterFrontMatter {
  /// Something to look at in an app.
  package struct ChecklistItem: Hashable, Sendable {
    /// What holds when all is well, in a sentence.
    package var text: String
    /// Whose work it is and on which screens; an item of none stands in the list of its chapter only.
    package var groups: Set<ChecklistGroup>
    package var position: SourcePosition

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

/// A role whose work an item of a checklist is, or a kind of screen that it is looked for on.
package enum ChecklistGroup: String, CaseIterable, Hashable, Sendable {
  /// Somebody who writes code.
  case developer
  case tester
  /// Somebody who decides how screens look and work.
  case designer
  /// Somebody who writes names, messages and other texts.
  case editor
  /// A screen with fields to fill in.
  case form
  /// A screen of rows or cards.
  case list
  /// Whatever lies over a screen: sheets, menus, questions, messages.
  case sheet
  /// A screen that plays sound or films.
  case player

  package static let roles: [ChecklistGroup] = [.developer, .tester, .designer, .editor]
  package static let screens: [ChecklistGroup] = [.form, .list, .sheet, .player]
}
