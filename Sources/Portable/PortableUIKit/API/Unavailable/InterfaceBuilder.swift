public import Foundation

// What Interface Builder makes cannot be had here; the messages say what to write instead.

/// A file of screens.
@available(
  *,
  unavailable,
  message: "there are no storyboards on Linux: make the controller in code"
)
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// Finds a file.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes the first controller of the file.
  open func instantiateInitialViewController() -> UIViewController? {
    nil
  }

  /// Makes a controller of the file.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

/// A step from one screen of a storyboard to another; there are none here.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the step.
  open var identifier: String? { nil }
  /// The controller the step leads from.
  public let source = UIViewController()
  /// The controller the step leads to.
  public let destination = UIViewController()
}

/// A file of views.
@available(*, unavailable, message: "there are no nibs on Linux: register the class instead")
@preconcurrency @MainActor open class UINib: NSObject {
  /// Finds a file.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    super.init()
  }
}

extension Bundle {
  /// Makes the objects of a file.
  @available(*, unavailable, message: "there are no nibs on Linux: make the view in code")
  public func loadNibNamed(
    _ name: String,
    owner: Any?,
    options: [AnyHashable: Any]? = nil
  ) -> [Any]? {
    nil
  }
}

extension UIViewController {
  /// Makes a step of a storyboard.
  @available(*, unavailable, message: "there are no storyboards on Linux: push or present in code")
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}
