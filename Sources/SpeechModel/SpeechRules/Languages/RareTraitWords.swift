/// The words for traits without a public name, in the order in which they stand in speech.
package struct RareTraitWords: Sendable {
  /// The word for an element that takes no part at the moment.
  package let inactive: Word
  /// The word for one of several choices that exclude each other.
  package let radioButton: Word
  /// The word for an entry of a menu.
  package let menuItem: Word
  /// The word for an element that can be dragged.
  package let draggable: Word
  /// The word for the end of a page or section.
  package let footer: Word
  /// The word for a link that was followed.
  package let visited: Word
  /// The word for the symbol of an app.
  package let icon: Word
  /// The word for a folder.
  package let folder: Word
  /// The word for a sign in the status bar.
  package let statusBarItem: Word
  /// The word for a message that wants attention.
  package let alert: Word
}
