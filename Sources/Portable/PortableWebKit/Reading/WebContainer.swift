/// What holds pieces of a page together.
enum WebContainer: Equatable {
  /// A landmark.
  case landmark(WebLandmark)
  /// A table.
  case table(WebTable)

  /// Whether anything is said of it: tables without headers are taken for a mere arrangement.
  ///
  /// Source: WebKit takes a table with headers for data, and guesses for others; certainty C.
  var isHeard: Bool {
    switch self {
    case .landmark: true
    case .table(let table): table.cells.contains { $0.scope != nil }
    }
  }
}
