public import Foundation

/// A controller that learns of the sizes of those in it.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size the controller would like, in points.
  var preferredContentSize: CGSize { get }
  /// Is called when a controller in it would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}

extension UIViewController: UIContentContainer {}
