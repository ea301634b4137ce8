public import Foundation
import PortableFoundation
import PortableUIKit

extension EnvironmentValues {
  public var isEnabled: Bool {
    get { value(true) }
    set { store(newValue) }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { value(.large) }
    set { store(newValue) }
  }

  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  public var layoutDirection: LayoutDirection {
    get { value(.leftToRight) }
    set { store(newValue) }
  }

  public var locale: Locale {
    get { value(.ofDevice) }
    set { store(newValue) }
  }

  public var colorScheme: ColorScheme {
    get { value(.light) }
    set { store(newValue) }
  }

  public var colorSchemeContrast: ColorSchemeContrast {
    MainActor.assumeIsolated { UIAccessibility.isDarkerSystemColorsEnabled }
      ? .increased : .standard
  }

  public var font: Font? {
    get { value(nil) }
    set { store(newValue) }
  }

  var fontWeight: Font.Weight? {
    get { value(nil) }
    set { store(newValue) }
  }

  public var lineLimit: Int? {
    get { value(nil) }
    set { store(newValue) }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { value(.compact) }
    set { store(newValue) }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { value(.regular) }
    set { store(newValue) }
  }

  public var dismiss: DismissAction {
    get { value(DismissAction {}) }
    set { store(newValue) }
  }

  public var openURL: OpenURLAction {
    get { value(OpenURLAction { _ in .systemAction }) }
    set { store(newValue) }
  }

  public var accessibilityVoiceOverEnabled: Bool {
    MainActor.assumeIsolated { UIAccessibility.isVoiceOverRunning }
  }

  public var accessibilitySwitchControlEnabled: Bool {
    MainActor.assumeIsolated { UIAccessibility.isSwitchControlRunning }
  }

  public var accessibilityReduceMotion: Bool {
    MainActor.assumeIsolated { UIAccessibility.isReduceMotionEnabled }
  }

  public var accessibilityReduceTransparency: Bool {
    MainActor.assumeIsolated { UIAccessibility.isReduceTransparencyEnabled }
  }

  public var accessibilityDifferentiateWithoutColor: Bool {
    MainActor.assumeIsolated { UIAccessibility.shouldDifferentiateWithoutColor }
  }

  public var accessibilityInvertColors: Bool {
    MainActor.assumeIsolated { UIAccessibility.isInvertColorsEnabled }
  }

  public var accessibilityDimFlashingLights: Bool { false }

  public var accessibilityPlayAnimatedImages: Bool { true }

  public var accessibilityShowButtonShapes: Bool {
    MainActor.assumeIsolated { UIAccessibility.buttonShapesEnabled }
  }

  public var accessibilityLargeContentViewerEnabled: Bool { dynamicTypeSize.isAccessibilitySize }

  public var legibilityWeight: LegibilityWeight? {
    MainActor.assumeIsolated { UIAccessibility.isBoldTextEnabled } ? .bold : .regular
  }
}
