public import Foundation

/// What a new password must be made of; it is kept and not looked at.
open class UITextInputPasswordRules: NSObject {
  /// The rules as a text.
  public let passwordRulesDescriptor: String

  /// Creates rules from a text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
