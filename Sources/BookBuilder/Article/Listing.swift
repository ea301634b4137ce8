/// Code, or what a program says, with its caption.
struct Listing: Hashable, Sendable {
  /// The number, from 1, through the page.
  var number: Int
  /// What it is and what is known about it.
  var caption: [Run]
  /// Why the code is shown without a check; `nil` for a block that is checked or makes no promise.
  var shownReason: String?
  /// The code in pieces; joined they are the code, without a line feed at the end.
  var tokens: [Token]
  /// The language of the words in the code, as a BCP 47 tag.
  var language: String

  /// The name that links refer to.
  var anchor: String { "listing-\(number)" }

  /// The code.
  var code: String { tokens.map(\.text).joined() }

  /// A piece of code of one colour group.
  struct Token: Hashable, Sendable {
    /// The name of the colour group; `nil` for plain code.
    var group: String?
    /// The code.
    var text: String
  }
}
