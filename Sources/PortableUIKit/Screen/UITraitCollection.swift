public import Foundation

/// The device as views see it.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  /// The device as it is.
  open class var current: UITraitCollection { UITraitCollection() }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    DeviceSettings.current.isPhone ? .phone : .pad
  }
  /// Whether there is much room across.
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    DeviceSettings.current.isPhone ? .compact : .regular
  }
  /// Whether there is much room from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
  /// Whether the screen is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  /// The direction in which a line is read.
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    DeviceSettings.current.isRightToLeft ? .rightToLeft : .leftToRight
  }
  /// The size of text the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    DeviceSettings.current.contentSizeCategory
  }
  /// The number of pixels in a point.
  open var displayScale: CGFloat { UIScreen.main.scale }
}
