public import Foundation

/// A question that an assistive technology asks the app.
///
/// Inside a getter or an action, ``current`` says which technology asks; elsewhere it is `nil`.
@available(iOS 18.0, *)
open class AccessibilityRequest: NSObject {
  public let technology: AccessibilityTechnology

  private init(_ technology: AccessibilityTechnology) {
    self.technology = technology
    super.init()
  }

  // The views of an app are asked on the main thread only.
  private nonisolated(unsafe) static var asking: AccessibilityTechnology?

  public class var current: AccessibilityRequest? { asking.map { AccessibilityRequest($0) } }

  /// Asks the app something on behalf of a technology.
  package static func ask<Answer>(
    by technology: AccessibilityTechnology?,
    _ question: () throws -> Answer
  ) rethrows -> Answer {
    let former = asking
    asking = technology
    defer { asking = former }
    return try question()
  }
}
