public import Foundation

/// A controller that offers ways to share something; its own screen belongs to the system.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// The things to share.
  package final let sharedItems: [Any]
  /// A closure that is called when the user chose.
  open var completionWithItemsHandler: ((String?, Bool, [Any]?, (any Error)?) -> Void)?
  /// The ways that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Creates a controller for things to share.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    sharedItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    sharedItems = []
    super.init(coder: coder)
  }
}
