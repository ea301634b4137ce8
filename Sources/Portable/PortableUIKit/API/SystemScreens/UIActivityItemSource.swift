public import Foundation

/// An object that gives each way to share what suits it; here it is kept and not asked.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Gives something of the same kind, for the choice of ways.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Gives what is shared in a way.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Gives the subject of a message.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

/// Apple's method is optional.
extension UIActivityItemSource {
  /// Gives no subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
