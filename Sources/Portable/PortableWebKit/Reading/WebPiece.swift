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
    /// A switch that is on or off.
    case toggle(Bool)
    /// A box that is ticked or not.
    case checkbox(Bool)
    /// One of several of which one is chosen, with its place among them.
    case radio(Bool, place: Int, count: Int)
    /// A field to type into, with what stands in it.
    case field(String, isSecure: Bool, hasLines: Bool)
    /// A choice of one of several, with what is chosen.
    case choice(String)
  }

  /// What the piece is.
  var kind: Kind
  /// What it says.
  var text: String
  /// The level of the heading it is part of, from 1 to 6.
  var headingLevel: Int?
  /// The landmarks and tables it stands in, the outermost first, by their indices on the page.
  var home: [Int] = []
  /// The cell it stands in, if the innermost of these is a table.
  var cell: WebTable.Cell?
}
