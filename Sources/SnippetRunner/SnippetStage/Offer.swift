/// A candidate of a file to show on the screen.
struct Offer {
  let step: Int
  let name: String
  let kind: Kind
  let make: @MainActor () async throws -> Any

  enum Kind {
    case asked
    case variable
    /// A class, which may or may not be a view.
    case type(Any.Type)
  }
}
