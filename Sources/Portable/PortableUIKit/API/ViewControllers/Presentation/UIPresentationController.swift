public import Foundation

/// What presents a controller above another.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller above.
  public final unowned let presentedViewController: UIViewController
  private final weak var below: UIViewController?
  /// The object that is asked about the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    below = presentingViewController
    super.init()
  }

  /// The controller below.
  open var presentingViewController: UIViewController {
    below ?? presentedViewController.presentingViewController ?? presentedViewController
  }
  /// The view in which the presentation happens.
  open var containerView: UIView? { presentedViewController.viewIfLoaded?.superview }
  /// The view that is presented.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  /// The area the presented view gets, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// The way of presenting.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// Is called before the controller comes.
  open func presentationTransitionWillBegin() {}
  /// Is called when the controller came.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Is called before the controller goes.
  open func dismissalTransitionWillBegin() {}
  /// Is called when the controller went.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Is called before the views are laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Is called when the views were laid out.
  open func containerViewDidLayoutSubviews() {}
}
