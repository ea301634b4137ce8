public import AccessibilityAudit
import AccessibilityTree
import AssistiveTechnology
public import PortableUIKit
public import SpeechRules

/// A screen of a simulated device, as users of VoiceOver and Voice Control meet it.
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
/// One screen is shown at a time, as on a device: a new one takes the notifications that an app
/// posts. Tests that wait should therefore stand in a suite with the trait `.serialized`. The device
/// is in use as long as somebody keeps the screen.
@MainActor
public final class SimulatedScreen {
  /// The device with its user's settings.
  public let device: SimulatedDevice
  /// The screen as the app sees it.
  package let app: AccessibleScreen

  /// How many screens are kept at this moment.
  private static var kept = 0
  /// The settings in force as soon as no screen is kept any more.
  static var settingsWithoutScreens = DeviceSettings()

  /// Shows a view, which is made after the device is set up.
  ///
  /// A view that was a part of another one goes back there once nobody keeps the screen.
  public convenience init(
    showing view: @autoclosure () -> UIView,
    on device: SimulatedDevice = SimulatedDevice()
  ) {
    self.init(device) { .view(view()) }
  }

  /// Shows a view controller, which is made after the device is set up; its views appear.
  public convenience init(
    showing controller: @autoclosure () -> UIViewController,
    on device: SimulatedDevice = SimulatedDevice()
  ) {
    self.init(device) { .controller(controller()) }
  }

  /// Shows views one under the other; they are made after the device is set up.
  ///
  /// Views that were parts of others go back there once nobody keeps the screen.
  public convenience init(
    showing views: @autoclosure () -> [UIView],
    on device: SimulatedDevice = SimulatedDevice()
  ) {
    self.init(device) { .views(views()) }
  }

  private init(_ device: SimulatedDevice, _ content: () -> ScreenContent) {
    if Self.kept == 0 { Self.settingsWithoutScreens = DeviceSettings.current }
    Self.kept += 1
    DeviceSettings.current = device.settings
    self.device = device
    app = AccessibleScreen(content())
  }

  // A row that was shown alone is a part of its list again, for the next screen to show, and views of
  // the next test are not made for the device of this one.
  isolated deinit {
    app.unmount()
    Self.kept -= 1
    if Self.kept == 0 { DeviceSettings.current = Self.settingsWithoutScreens }
  }

  /// The stops of VoiceOver at this moment, in reading order.
  public var stops: [Stop] { ReadingOrder(app.currentTree()).stops }

  /// The issues that a program can find on the screen, in reading order, and after them the elements
  /// that layout left without a size.
  ///
  /// ```swift
  /// import AccessibilityTesting
  /// import UIKit
  ///
  /// let search = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
  /// search.setImage(UIImage(named: "ic_search"), for: .normal)
  /// search.accessibilityLabel = "ic_search"
  /// for issue in await SimulatedScreen(showing: search).issues() { print(issue.mend) }
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
