public import Foundation
import PortableFoundation
import PortableUIKit

extension EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The size of text that the user prefers.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The size of text by its name of before iOS 15.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// The direction in which a line is read.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The language and the forms of dates and numbers.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The contrast that the user prefers.
  public var colorSchemeContrast: ColorSchemeContrast {
    MainActor.assumeIsolated { UIAccessibility.isDarkerSystemColorsEnabled }
      ? .increased : .standard
  }

  /// The typeface of texts that have none of their own.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The weight of texts that have none of their own.
  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  /// The largest number of lines; `nil` for as many as are needed.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// How much room there is across.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Leaves what is shown above other views.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Whether VoiceOver is on.
  public var accessibilityVoiceOverEnabled: Bool {
    MainActor.assumeIsolated { UIAccessibility.isVoiceOverRunning }
  }

  /// Whether Switch Control is on.
  public var accessibilitySwitchControlEnabled: Bool {
    MainActor.assumeIsolated { UIAccessibility.isSwitchControlRunning }
  }

  /// Whether the user prefers less movement.
  public var accessibilityReduceMotion: Bool {
    MainActor.assumeIsolated { UIAccessibility.isReduceMotionEnabled }
  }

  /// Whether the user prefers areas that nothing shines through.
  public var accessibilityReduceTransparency: Bool {
    MainActor.assumeIsolated { UIAccessibility.isReduceTransparencyEnabled }
  }

  /// Whether the user prefers that nothing is told by colour alone.
  public var accessibilityDifferentiateWithoutColor: Bool {
    MainActor.assumeIsolated { UIAccessibility.shouldDifferentiateWithoutColor }
  }

  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool {
    MainActor.assumeIsolated { UIAccessibility.isInvertColorsEnabled }
  }

  /// Whether flashing lights are dimmed; here never.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether animated images play by themselves; here always.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// Whether buttons show their form.
  public var accessibilityShowButtonShapes: Bool {
    MainActor.assumeIsolated { UIAccessibility.buttonShapesEnabled }
  }

  /// Whether large content is shown while a finger rests on small controls.
  public var accessibilityLargeContentViewerEnabled: Bool { dynamicTypeSize.isAccessibilitySize }

  /// How heavy text is.
  public var legibilityWeight: LegibilityWeight? {
    MainActor.assumeIsolated { UIAccessibility.isBoldTextEnabled } ? .bold : .regular
  }
}

private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .ofDevice }
}

private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private enum FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private enum FontWeightKey: EnvironmentKey {
  static var defaultValue: Font.Weight? { nil }
}

private enum LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}
