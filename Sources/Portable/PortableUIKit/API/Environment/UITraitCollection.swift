public import Foundation

/// The device as views see it.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  private let settings: DeviceSettings
  private let hasIncreasedContrast = AccessibilityPreferences.current.isDarkerSystemColorsEnabled
  private var style: UIUserInterfaceStyle?
  private var horizontal: UIUserInterfaceSizeClass?
  private var vertical: UIUserInterfaceSizeClass?
  private var idiom: UIUserInterfaceIdiom?
  private var scale: CGFloat?
  private var direction: UITraitEnvironmentLayoutDirection?

  init(_ settings: DeviceSettings) {
    self.settings = settings
    super.init()
  }

  /// Creates the device as it is.
  public convenience override init() {
    self.init(DeviceSettings.current)
  }

  /// Creates a device whose screen is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    style = userInterfaceStyle
  }

  /// Creates a device with a size of text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var settings = DeviceSettings.current
    settings.contentSizeCategory = preferredContentSizeCategory
    self.init(settings)
  }

  /// Creates a device with much or little room across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    horizontal = horizontalSizeClass
  }

  /// Creates a device with much or little room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    vertical = verticalSizeClass
  }

  /// Creates a device of a kind.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init()
    self.idiom = idiom
  }

  /// Creates a device with a number of pixels in a point.
  public convenience init(displayScale scale: CGFloat) {
    self.init()
    self.scale = scale
  }

  /// Creates a device with a direction in which a line is read.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    direction = layoutDirection
  }

  /// Creates a device out of what others ask for; the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let category = traitCollections.last {
      $0.settings.contentSizeCategory != DeviceSettings.current.contentSizeCategory
    }
    self.init(category?.settings ?? DeviceSettings.current)
    for other in traitCollections {
      style = other.style ?? style
      horizontal = other.horizontal ?? horizontal
      vertical = other.vertical ?? vertical
      idiom = other.idiom ?? idiom
      scale = other.scale ?? scale
      direction = other.direction ?? direction
    }
  }

  /// Tells whether this device is as another one asks for.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return trait.style.isAlike(userInterfaceStyle)
      && trait.horizontal.isAlike(horizontalSizeClass)
      && trait.vertical.isAlike(verticalSizeClass)
      && trait.idiom.isAlike(userInterfaceIdiom) && trait.scale.isAlike(displayScale)
      && trait.direction.isAlike(layoutDirection)
      && trait.preferredContentSizeCategory == preferredContentSizeCategory
  }

  /// The device as it is.
  open class var current: UITraitCollection { UITraitCollection() }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    idiom ?? (settings.isPhone ? .phone : .pad)
  }
  /// Whether there is much room across.
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    horizontal ?? (settings.isPhone ? .compact : .regular)
  }
  /// Whether there is much room from top to bottom.
  open var verticalSizeClass: UIUserInterfaceSizeClass { vertical ?? .regular }
  /// Whether the screen is light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { style ?? .light }
  /// Whether colours are set apart more strongly.
  open var accessibilityContrast: UIAccessibilityContrast {
    hasIncreasedContrast ? .high : .normal
  }
  /// Whether letters are bold.
  open var legibilityWeight: UILegibilityWeight { .regular }
  /// The direction in which a line is read.
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    direction ?? (settings.isRightToLeft ? .rightToLeft : .leftToRight)
  }
  /// The size of text the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { settings.contentSizeCategory }
  /// The number of pixels in a point.
  open var displayScale: CGFloat { scale ?? (settings.isPhone ? 3 : 2) }

  /// Tells whether colours that follow the screen look different.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
      || traitCollection?.accessibilityContrast != accessibilityContrast
  }

  /// Calls a closure while this device counts as the one at hand; only closures ask for it here.
  open func performAsCurrent(_ actions: () -> Void) {
    actions()
  }
}

extension Optional where Wrapped: Equatable {
  /// Whether nothing is asked for, or what there is.
  fileprivate func isAlike(_ value: Wrapped) -> Bool { self == nil || self == value }
}
