import Foundation

/// What a gesture or command of an assistive technology does.
struct HostedAction {
  /// The gesture or command.
  enum Kind: Equatable {
    /// Two fingers are drawn like a Z.
    case escape
    /// Two fingers tap twice.
    case magicTap
    /// A command that is chosen by its name.
    case named(String)
  }

  let kind: Kind
  let perform: () -> Void
}
