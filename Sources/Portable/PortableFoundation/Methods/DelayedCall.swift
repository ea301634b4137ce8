import Foundation

/// A method that is called later, on the main thread.
struct DelayedCall: @unchecked Sendable {
  /// The calls that wait, each with the object it belongs to.
  @MainActor static var waiting: [(owner: ObjectIdentifier, timer: Timer)] = []

  let target: NSObject
  let selector: Selector
  let argument: Any?

  func perform() {
    _ = selector.perform(on: target, sender: argument as AnyObject?)
  }
}
