/// The names of the rotor's settings.
struct RotorNames: Sendable {
  /// From heading to heading.
  let headings: String
  /// From link to link.
  let links: String
  /// Change the value.
  let adjustValue: String
  /// Choose an action.
  let actions: String
  /// Hear more content.
  let moreContent: String
}
