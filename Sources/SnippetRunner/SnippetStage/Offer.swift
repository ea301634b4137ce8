/// A candidate of a file to show on the screen.
///
/// Whether a variable or a class is a view is known only at run time.
struct Offer {
  let step: Int
  let name: String
  let kind: Kind
  let make: @MainActor () async throws -> Any

  enum Kind {
    case asked
    case variable
    case type(Any.Type)
  }
}
