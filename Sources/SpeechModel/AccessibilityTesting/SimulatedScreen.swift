public import AccessibilityAudit
import AccessibilityTree
public import PortableUIKit
public import SpeechRules

/// A screen of a simulated device, as users of assistive technologies experience it.
///
/// ```swift
/// import AccessibilityTesting
/// import UIKit
///
/// let title = UILabel()
/// title.text = "Cart"
/// title.accessibilityTraits.insert(.header)
/// let buy = UIButton(type: .system)
/// buy.setTitle("Buy", for: .normal)
///
/// let screen = SimulatedScreen(showing: [title, buy])
/// print(await screen.walk().lines)
/// ```
///
/// ```output
/// ["Cart, Heading", "Buy, Button"]
/// ```
///
/// As on a real device, there is one current screen: the newest receives the notifications that an
/// app posts. Put tests that await something into a suite with the `.serialized` trait. The
/// settings of the device stay in effect until the last screen is released.
@MainActor
public final class SimulatedScreen {
  /// The device on which the screen is shown.
  public let device: SimulatedDevice
  package let app: AccessibleScreen

  private static var liveScreens = 0
  /// The settings to restore when the last screen is released.
  static var baseSettings = DeviceSettings()

  /// Shows a view, which is created after the device is set up.
  ///
  /// When the screen is released, the view returns to its previous superview, if it had one.
  public convenience init(
    showing view: @autoclosure () -> UIView,
    on device: SimulatedDevice = SimulatedDevice()
  ) {
    self.init(device) { .view(view()) }
  }

  /// Shows a view controller, which is created after the device is set up.
  ///
  /// Its view appears as in a running app, with the usual calls of `viewWillAppear` and so on.
  public convenience init(
    showing controller: @autoclosure () -> UIViewController,
    on device: SimulatedDevice = SimulatedDevice()
  ) {
    self.init(device) { .controller(controller()) }
  }

  /// Shows views one below the other, which are created after the device is set up.
  ///
  /// When the screen is released, views return to their previous superviews.
  public convenience init(
    showing views: @autoclosure () -> [UIView],
    on device: SimulatedDevice = SimulatedDevice()
  ) {
    self.init(device) { .views(views()) }
  }

  private init(_ device: SimulatedDevice, _ content: () -> ScreenContent) {
    if Self.liveScreens == 0 { Self.baseSettings = DeviceSettings.current }
    Self.liveScreens += 1
    DeviceSettings.current = device.settings
    self.device = device
    app = AccessibleScreen(content())
  }

  // A row that was shown alone must return to its list for the next screen to show it, and the
  // views of the next test must not be created for the device of this one.
  isolated deinit {
    app.unmount()
    Self.liveScreens -= 1
    if Self.liveScreens == 0 { DeviceSettings.current = Self.baseSettings }
  }

  /// The elements on which VoiceOver currently stops, in reading order.
  public var stops: [Stop] { ReadingOrder(app.currentTree()).stops }

  /// Returns the problems on the screen that a program can find.
  ///
  /// Issues of elements come first, in reading order, then elements without a size, then low
  /// contrast.
  ///
  /// ```swift
  /// import AccessibilityTesting
  /// import UIKit
  ///
  /// let search = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
  /// search.setImage(UIImage(named: "ic_search"), for: .normal)
  /// search.accessibilityLabel = "ic_search"
  /// for issue in await SimulatedScreen(showing: search).issues() { print(issue.suggestion) }
  /// ```
  ///
  /// ```output
  /// set 'accessibilityLabel' to what the element does or shows, as in "Close"
  /// ```
  public func issues() async -> [AccessibilityIssue] {
    await app.settle()
    let elements = stops.map(\.element)
    let audit = AccessibilityAudit(
      language: device.language,
      origins: app.origins(of: elements.map(\.id))
    )
    return audit.issues(of: elements) + audit.issues(of: app.unsizedElements())
      + audit.issues(of: app.coloredTexts())
  }
}
