/// Something of a file that may be put on the screen.
struct Offer {
  /// The number of the step it belongs to.
  let step: Int
  /// The words by which it is known.
  let name: String
  let kind: Kind
  let make: @MainActor () async throws -> Any

  /// What is offered.
  enum Kind {
    case asked
    case variable
    /// A class, whatever it derives from.
    case type(Any.Type)
  }
}
