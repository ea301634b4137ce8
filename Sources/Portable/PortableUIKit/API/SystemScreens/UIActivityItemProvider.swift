public import Foundation

/// Something to share that is made when a way was chosen; here it is kept and not asked.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// What stands for it in the choice of ways.
  public final let placeholderItem: Any?
  /// The way that was chosen; here none is.
  open var activityType: UIActivity.ActivityType? { nil }
  /// What is shared.
  open var item: Any { placeholderItem ?? "" }

  /// Creates a maker with what stands for it.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// Gives what stands for it.
  @preconcurrency @MainActor
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }

  /// Gives what is shared in a way.
  @preconcurrency @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }

  /// Gives the subject of a message.
  @preconcurrency @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
