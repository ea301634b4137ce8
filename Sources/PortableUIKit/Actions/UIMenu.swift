import Foundation

/// A list of actions; it is kept and not opened.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The entries.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    children: [UIMenuElement] = []
  ) {
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }
}
