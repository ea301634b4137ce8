import Foundation

/// A key of a keyboard that calls a method.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  /// The keys held with it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it comes before what the system does with the key.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a key with its name in the list of keys.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title,
      image: image,
      action: action,
      propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }

  /// Creates a key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a key with a text that explains it.
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      action: action,
      input: input,
      modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle
    )
  }

  /// The key that deletes forwards.
  public nonisolated class var inputDelete: String { "UIKeyInputDelete" }
  /// The key that leads to the beginning.
  public nonisolated class var inputHome: String { "UIKeyInputHome" }
  /// The key that leads to the end.
  public nonisolated class var inputEnd: String { "UIKeyInputEnd" }
  /// The key that leads a page up.
  public nonisolated class var inputPageUp: String { "UIKeyInputPageUp" }
  /// The key that leads a page down.
  public nonisolated class var inputPageDown: String { "UIKeyInputPageDown" }
  /// The arrow upwards.
  public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The arrow downwards.
  public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The arrow to the left.
  public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The arrow to the right.
  public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// The key that leads out.
  public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
}
