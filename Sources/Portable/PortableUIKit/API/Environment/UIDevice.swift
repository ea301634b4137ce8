import AccessibilityTree
public import Foundation

/// The device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// How a device is charged.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// It is used up.
    case unplugged = 1
    /// It grows.
    case charging = 2
    /// It is full.
    case full = 3
  }

  private static let only = UIDevice()

  /// The device.
  open class var current: UIDevice { only }
  /// How the device came to be held; posted when it changes, which it never does here.
  public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    DeviceSettings.current.isPhone ? .phone : .pad
  }
  /// The kind of device, as people call it.
  open var model: String { DeviceSettings.current.isPhone ? "iPhone" : "iPad" }
  /// The kind of device, in the device's language.
  open var localizedModel: String { model }
  /// The name of the device.
  open var name: String { model }
  /// The name of the system.
  open var systemName: String { DeviceSettings.current.isPhone ? "iOS" : "iPadOS" }
  /// The number of the system.
  open var systemVersion: String { "\(DeviceSettings.current.os.rawValue).0" }
  /// How the device is held: upright.
  open var orientation: UIDeviceOrientation { .portrait }
  /// Whether the battery is watched.
  open var isBatteryMonitoringEnabled = false
  /// How full the battery is, from 0 to 1; not known.
  open var batteryLevel: Float { -1 }
  /// How the device is charged.
  open var batteryState: UIDevice.BatteryState { .unknown }
  /// Whether nearness switches the screen off.
  open var isProximityMonitoringEnabled = false
  /// The name of the device for the vendor's apps.
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  }

  /// Begins to watch how the device is held.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends watching how the device is held.
  open func endGeneratingDeviceOrientationNotifications() {}
}
