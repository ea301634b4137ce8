package import Markup

extension Mark {
  /// A block of code.
  package static let listing = Mark("listing")
  /// What an assistive technology says.
  package static let transcript = Mark("transcript")
  /// A screen with what an assistive technology says on it.
  package static let screen = Mark("screen")
}
