public import Foundation

/// The system's browser within an app; what is in it is not modelled.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// How the browser is shown; it is kept and not looked at.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether pages are shown for reading where that is possible.
    open var entersReaderIfAvailable = false
    /// Whether bars become smaller while the page is scrolled.
    open var barCollapsingEnabled = true

    /// Creates the usual configuration.
    public override init() {
      super.init()
    }
  }

  /// What the button that closes it says.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done = 0
    /// Close.
    case close = 1
    /// Cancel.
    case cancel = 2
  }

  /// The object that is told what happens.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// How the browser is shown.
  public let configuration: SFSafariViewController.Configuration
  /// The colour of the bars.
  open var preferredBarTintColor: UIColor?
  /// The colour of the buttons.
  open var preferredControlTintColor: UIColor?
  /// What the button that closes it says.
  open var dismissButtonStyle = SFSafariViewController.DismissButtonStyle.done

  /// Creates a browser for an address.
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }

  /// Creates a browser for an address.
  public init(url URL: URL, configuration: SFSafariViewController.Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser from an archive, which never happens.
  public required init?(coder: NSCoder) {
    nil
  }
}

/// An object that is told what happens in the system's browser.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Is called when the browser was closed.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

/// Apple's methods are optional: one that is left out changes nothing, or gives the usual answer.
extension SFSafariViewControllerDelegate {
  /// Is called when the browser was closed.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
