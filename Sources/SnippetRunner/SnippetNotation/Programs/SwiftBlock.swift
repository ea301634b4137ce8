/// A fence of Swift code with its promise.
package struct SwiftBlock: Hashable, Sendable {
  /// The fence.
  package var fence: Fence
  /// Hidden code that stands before it.
  package var setup: [HiddenSetup]
  /// What is promised about it.
  package var promise: Promise
  /// Whose scope it shares.
  package var scope: Scope
  /// The name it can be referred to by.
  package var name: String?
  /// The code as it stands in a file of data, where names stand for texts; `nil` for a block of a page.
  package var template: String?

  /// Creates a block.
  package init(
    fence: Fence,
    setup: [HiddenSetup],
    promise: Promise,
    scope: Scope,
    name: String? = nil
  ) {
    self.fence = fence
    self.setup = setup
    self.promise = promise
    self.scope = scope
    self.name = name
  }

  /// What the page promises about the code.
  package enum Promise: Hashable, Sendable {
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
  package enum Scope: Hashable, Sendable {
    /// Its own.
    case own
    /// That of the block before it on the page.
    case previous
    /// That of the block with this name.
    case named(String)
  }
}
