public import Foundation

/// What a rotor's search found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element that was found.
  open weak var targetElement: (any NSObjectProtocol)?

  /// Creates an empty result.
  public override init() {
    super.init()
  }

  /// Creates a result from an element.
  ///
  /// Apple's second parameter is a range of text; without text input it is always `nil`.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    super.init()
  }
}
