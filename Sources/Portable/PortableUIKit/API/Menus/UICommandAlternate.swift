import Foundation

/// What a command does while other keys are held; no keys are pressed here.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// What it is called then.
  public let title: String
  /// The method it calls then.
  public let action: Selector
  /// The keys held with it.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternative.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
