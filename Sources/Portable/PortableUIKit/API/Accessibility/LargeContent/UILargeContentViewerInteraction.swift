public import Foundation

/// The interaction that shows items large while a finger rests on them.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Whether the device shows items large: it does from the first accessibility size of text on.
  open class var isEnabled: Bool {
    UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
  }
  /// The device began to show items large, or ceased to.
  public class var enabledStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
  }

  /// The object that decides what is shown.
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The recognizer of the resting finger.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer =
    UILongPressGestureRecognizer()

  /// Creates an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Is called before the interaction comes to another view.
  open func willMove(to view: UIView?) {}

  /// Takes note of the view.
  open func didMove(to view: UIView?) {
    self.view = view
  }
}
