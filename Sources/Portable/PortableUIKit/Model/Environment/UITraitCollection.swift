public import Foundation

@preconcurrency @MainActor open class UITraitCollection: NSObject {
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

  public convenience override init() { self.init(DeviceSettings.current) }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    style = userInterfaceStyle
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var settings = DeviceSettings.current
    settings.contentSizeCategory = preferredContentSizeCategory
    self.init(settings)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    horizontal = horizontalSizeClass
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    vertical = verticalSizeClass
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init()
    self.idiom = idiom
  }

  public convenience init(displayScale scale: CGFloat) {
    self.init()
    self.scale = scale
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    direction = layoutDirection
  }

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

  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return trait.style.isAlike(userInterfaceStyle)
      && trait.horizontal.isAlike(horizontalSizeClass)
      && trait.vertical.isAlike(verticalSizeClass)
      && trait.idiom.isAlike(userInterfaceIdiom) && trait.scale.isAlike(displayScale)
      && trait.direction.isAlike(layoutDirection)
      && trait.preferredContentSizeCategory == preferredContentSizeCategory
  }

  open class var current: UITraitCollection { UITraitCollection() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom ?? (settings.isPhone ? .phone : .pad) }
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    horizontal ?? (settings.isPhone ? .compact : .regular)
  }
  open var verticalSizeClass: UIUserInterfaceSizeClass { vertical ?? .regular }
  open var userInterfaceStyle: UIUserInterfaceStyle { style ?? .light }
  open var accessibilityContrast: UIAccessibilityContrast { hasIncreasedContrast ? .high : .normal }
  open var legibilityWeight: UILegibilityWeight { .regular }
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    direction ?? (settings.isRightToLeft ? .rightToLeft : .leftToRight)
  }
  open var preferredContentSizeCategory: UIContentSizeCategory { settings.contentSizeCategory }
  open var displayScale: CGFloat { scale ?? (settings.isPhone ? 3 : 2) }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
      || traitCollection?.accessibilityContrast != accessibilityContrast
  }

  open func performAsCurrent(_ actions: () -> Void) { actions() }
}

extension Optional where Wrapped: Equatable {
  fileprivate func isAlike(_ value: Wrapped) -> Bool { self == nil || self == value }
}
