public import Foundation

/// What a rotor's search found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element that was found.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The text that was found in the element.
  open var targetRange: UITextRange?

  /// Creates an empty result.
  public override init() {
    super.init()
  }

  /// Creates a result from an element, and a range of its text if it takes text.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
