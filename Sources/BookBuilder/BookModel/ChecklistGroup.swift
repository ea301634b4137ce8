/// A role whose work an item of a checklist is, or a kind of screen that it is looked for on.
package enum ChecklistGroup: String, CaseIterable, Hashable, Sendable {
  /// Somebody who writes code.
  case developer
  /// Somebody who tries what others made.
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

  /// The roles.
  package static let roles: [ChecklistGroup] = [.developer, .tester, .designer, .editor]
  /// The kinds of screens.
  package static let screens: [ChecklistGroup] = [.form, .list, .sheet, .player]
}
