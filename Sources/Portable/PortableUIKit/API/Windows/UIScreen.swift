public import Foundation

/// The screen of the device.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the device.
  open class var main: UIScreen { UIScreen() }

  /// The area, in points: 402 × 874 on a phone, 820 × 1180 on a tablet.
  open var bounds: CGRect {
    DeviceSettings.current.isPhone
      ? CGRect(x: 0, y: 0, width: 402, height: 874) : CGRect(x: 0, y: 0, width: 820, height: 1180)
  }

  /// The area, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// How bright the screen is, from 0 to 1.
  open var brightness: CGFloat {
    get { 0.5 }
    set { _ = newValue }
  }

  /// The number of pixels in a point.
  open var scale: CGFloat { DeviceSettings.current.isPhone ? 3 : 2 }

  /// The device as the screen sees it.
  open var traitCollection: UITraitCollection { .current }
}
