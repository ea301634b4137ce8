/// Something of a file that may be put on the screen.
struct Offer {
  /// The number of the step it belongs to.
  let step: Int
  /// The words by which it is known.
  let name: String
  /// What it is in the file.
  let kind: Kind
  /// Makes or gives it.
  let make: @MainActor () async throws -> Any

  /// What is offered.
  enum Kind {
    /// An expression that somebody asked for.
    case asked
    /// A variable, whatever its value is.
    case variable
    /// A class, whatever it derives from.
    case type(Any.Type)
  }
}
