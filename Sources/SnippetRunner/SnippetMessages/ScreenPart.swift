/// A part of a screen, for those who are told what is drawn.
package struct ScreenPart: Hashable, Codable, Sendable {
  /// What it is.
  package var kind: Kind
  /// The words on a button; `nil` if there are none.
  package var words: String?
  /// What it holds, in reading order.
  package var parts: [ScreenPart]

  /// Creates a part.
  package init(_ kind: Kind, words: String? = nil, parts: [ScreenPart] = []) {
    self.kind = kind
    self.words = words
    self.parts = parts
  }

  /// What a part is; the names are those of the words for it.
  package enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// The bar with the title and the way back.
    case navigationBar
    /// The bar of tabs.
    case tabBar
    /// A bar of buttons.
    case toolbar
    /// Parts side by side, or the row of a list.
    case row
    /// Parts on a surface of their own.
    case card
    /// Large words above others.
    case heading
    /// Other words.
    case text
    /// Words that tell what something costs.
    case price
    /// A photograph or another picture.
    case picture
    /// A symbol of the system.
    case symbol
    /// A button, or an item of a bar.
    case button
    /// A place to write.
    case field
    /// A switch.
    case toggle
    /// A slider.
    case slider
    /// Two buttons for less and more.
    case stepper
    /// A choice of some that stand side by side.
    case segments
    /// How far something has come.
    case progress
    /// The dots that tell pages.
    case pages
    /// A wheel of a picker.
    case wheel
    /// A wheel that turns while something takes time.
    case spinner
    /// A link.
    case link
  }
}
