/// A fence of Swift code with its promise.
struct SwiftBlock: Hashable, Sendable {
  /// The fence.
  var fence: Fence
  /// Hidden code that stands before it.
  var setup: [HiddenSetup]
  /// What is promised about it.
  var promise: Promise
  /// Whose scope it shares.
  var scope: Scope
  /// The name it can be referred to by.
  var name: String?

  /// What the page promises about the code.
  enum Promise: Hashable, Sendable {
    /// It compiles and runs to its end.
    case runs
    /// It compiles.
    case compiles
    /// The compiler rejects it.
    case fails
    /// Nothing: it is shown without a check, for this reason.
    case shown(reason: String)
  }

  /// The scope a block is compiled in.
  enum Scope: Hashable, Sendable {
    /// Its own.
    case own
    /// That of the block before it on the page.
    case previous
    /// That of the block with this name.
    case named(String)
  }
}
