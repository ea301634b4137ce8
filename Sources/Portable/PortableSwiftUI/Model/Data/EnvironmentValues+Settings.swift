public import Foundation
import PortableFoundation
import PortableUIKit

extension EnvironmentValues {
  public var pixelLength: CGFloat { 1 / displayScale }

  public var calendar: Calendar {
    get { value(.current) }
    set { store(newValue) }
  }

  public var timeZone: TimeZone {
    get { value(.current) }
    set { store(newValue) }
  }

  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    return .constant(PresentationMode(isPresented: true, leave: dismiss.action))
  }

  public var isSearching: Bool { false }
  public var editMode: Binding<EditMode>? { nil }

  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  public var locale: Locale {
    get { value(.ofDevice) }
    set { store(newValue) }
  }

  public var colorSchemeContrast: ColorSchemeContrast {
    MainActor.assumeIsolated { UIAccessibility.isDarkerSystemColorsEnabled }
      ? .increased : .standard
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
