/// Code, or what a program says, with its caption.
package struct Listing: Hashable, Sendable {
  /// The number, from 1, through the page.
  package var number: Int
  /// What it is and what is known about it.
  package var caption: [Run]
  /// Why the code is shown without a check; `nil` for a block that is checked or makes no promise.
  var shownReason: String?
  /// The code in pieces; joined they are the code, without a line feed at the end.
  package var tokens: [Token]
  /// The language of the words in the code, as a BCP 47 tag.
  package var language: String

  /// The name that links refer to.
  package var anchor: String { "listing-\(number)" }

  /// The code.
  package var code: String { tokens.map(\.text).joined() }

  /// A piece of code of one colour group.
  package struct Token: Hashable, Sendable {
    /// The name of the colour group; `nil` for plain code.
    package var group: String?
    /// The code.
    package var text: String
  }
}
