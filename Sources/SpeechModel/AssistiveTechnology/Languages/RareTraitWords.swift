/// The words for traits without a public name, in the order in which they stand in speech.
struct RareTraitWords: Sendable {
  /// The word for an element that takes no part at the moment.
  let inactive: Word
  /// The word for one of several choices that exclude each other.
  let radioButton: Word
  /// The word for an entry of a menu.
  let menuItem: Word
  /// The word for an element that can be dragged.
  let draggable: Word
  /// The word for the end of a page or section.
  let footer: Word
  /// The word for a link that was followed.
  let visited: Word
  /// The word for the symbol of an app.
  let icon: Word
  /// The word for a folder.
  let folder: Word
  /// The word for a sign in the status bar.
  let statusBarItem: Word
  /// The word for a message that wants attention.
  let alert: Word
}
