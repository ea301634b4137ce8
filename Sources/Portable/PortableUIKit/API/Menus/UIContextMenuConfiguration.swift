public import Foundation

/// The menu of a view that is touched and held; it is kept and not opened.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The name of the menu.
  public let identifier: any NSCopying
  private let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.actionProvider = actionProvider
    super.init()
  }

  // The menu itself.
  final var menu: UIMenu? { actionProvider?([]) }
}
