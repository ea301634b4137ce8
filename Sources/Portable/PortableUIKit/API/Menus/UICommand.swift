import Foundation

/// An entry of a menu that calls a method.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The method to be called.
  public let action: Selector
  /// What the sender is told.
  public let propertyList: Any?
  /// What sets the entry apart.
  open var attributes: UIMenuElement.Attributes
  /// Whether the entry is ticked.
  open var state: UIMenuElement.State
  /// The title where there is room for more.
  open var discoverabilityTitle: String?

  /// Creates an entry.
  public init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, subtitle: nil, image: image)
  }
}
