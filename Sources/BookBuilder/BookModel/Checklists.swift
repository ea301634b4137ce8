package import Markdown

extension ChapterFrontMatter {
  package struct ChecklistItem: Hashable, Sendable {
    package var text: String
    /// The roles and screens that the item is for; without any, it appears only in its chapter's
    /// checklist.
    package var groups: Set<ChecklistGroup>
    package var position: SourcePosition
  }
}

/// A role that a checklist item is for, or a kind of screen that it applies to.
package enum ChecklistGroup: String, CaseIterable, Hashable, Sendable {
  case developer
  case tester
  case designer
  /// A person who writes labels, messages and other texts.
  case editor
  case form
  case list
  /// Anything shown over a screen: sheets, menus, alerts, messages.
  case sheet
  case player

  package static let roles: [ChecklistGroup] = [.developer, .tester, .designer, .editor]
  package static let screens: [ChecklistGroup] = [.form, .list, .sheet, .player]
}
