public import Foundation
import PortableFoundation
import PortableUIKit

extension EnvironmentValues {
  public var isEnabled: Bool {
    get { value(true) }
    set { keep(newValue) }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { value(.large) }
    set { keep(newValue) }
  }

  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  public var layoutDirection: LayoutDirection {
    get { value(.leftToRight) }
    set { keep(newValue) }
  }

  public var locale: Locale {
    get { value(.ofDevice) }
    set { keep(newValue) }
  }

  public var colorScheme: ColorScheme {
    get { value(.light) }
    set { keep(newValue) }
  }

  public var colorSchemeContrast: ColorSchemeContrast {
    MainActor.assumeIsolated { UIAccessibility.isDarkerSystemColorsEnabled }
      ? .increased : .standard
  }

  public var font: Font? {
    get { value(nil) }
    set { keep(newValue) }
  }

  var fontWeight: Font.Weight? {
    get { value(nil) }
    set { keep(newValue) }
  }

  public var lineLimit: Int? {
    get { value(nil) }
    set { keep(newValue) }
  }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { value(.compact) }
    set { keep(newValue) }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { value(.regular) }
    set { keep(newValue) }
  }

  public var dismiss: DismissAction {
    get { value(DismissAction {}) }
    set { keep(newValue) }
  }

  public var openURL: OpenURLAction {
    get { value(OpenURLAction { _ in .systemAction }) }
    set { keep(newValue) }
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
