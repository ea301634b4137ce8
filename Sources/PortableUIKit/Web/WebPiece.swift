/// One thing on a web page at which an assistive technology stops.
struct WebPiece: Equatable {
  /// What a piece is.
  enum Kind: Equatable {
    /// Text between other pieces.
    case text
    /// A link, with where it leads.
    case link(String)
    /// A picture.
    case image
    /// A button.
    case button
    /// A box that is ticked or not.
    case checkbox(Bool)
    /// A field to type into, with what stands in it.
    case field(String)
    /// A choice of one of several.
    case choice
  }

  /// What the piece is.
  var kind: Kind
  /// What it says.
  var text: String
  /// The level of the heading it is part of, from 1 to 6.
  var headingLevel: Int?
}
