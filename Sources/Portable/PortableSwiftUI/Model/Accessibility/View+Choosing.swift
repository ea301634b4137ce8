public import PortableFoundation
import PortableUIKit

/// A group of custom actions with a rotor setting of its own.
///
/// VoiceOver offers the actions of all categories together here; certainty C.
public struct AccessibilityActionCategory: Equatable, Sendable {
  let name: String

  public static let `default` = AccessibilityActionCategory(name: "default")
  public static let edit = AccessibilityActionCategory(name: "edit")

  init(name: String) { self.name = name }
  public init(_ name: Text) { self.name = name.plain }
  public init(_ nameKey: LocalizedStringKey) { name = nameKey.plain }
  @_disfavoredOverload public init<S: StringProtocol>(_ name: S) { self.name = String(name) }
}

extension View {
  public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory,
    @ViewBuilder _ content: () -> Content
  ) -> some View { modifier(ActionsModifier(content: content())) }

  /// Sets the focus when the view appears.
  ///
  /// Source: Apple's documentation; certainty A that it happens when a scene appears. That it
  /// happens again when the layout changes isn't modelled.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding,
    _ value: Value
  ) -> some View { onAppear { binding.wrappedValue = value } }
}

// Accepted without effect: which points assistive technologies drag is not modelled.
nonisolated extension View {
  public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: Text
  ) -> ModifiedContent<Self, AccessibilityModifier> { told { _ in } }
  public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityModifier> { told { _ in } }
  @_disfavoredOverload public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S
  ) -> ModifiedContent<Self, AccessibilityModifier> { told { _ in } }
  public func accessibilityDragPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityModifier> { told { _ in } }
  public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: Text
  ) -> ModifiedContent<Self, AccessibilityModifier> { told { _ in } }
  public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityModifier> { told { _ in } }
  @_disfavoredOverload public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint,
    description: S
  ) -> ModifiedContent<Self, AccessibilityModifier> { told { _ in } }
  public func accessibilityDropPoint(
    _ point: UnitPoint,
    description: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityModifier> { told { _ in } }
}

// Text resources where Apple takes them as well as keys.
nonisolated extension View {
  @_disfavoredOverload public func accessibilityLabel(
    _ label: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityModifier> { accessibilityLabel(Text(label)) }
  @_disfavoredOverload public func accessibilityValue(
    _ value: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityModifier> { accessibilityValue(Text(value)) }
  @_disfavoredOverload public func accessibilityHint(
    _ hint: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityModifier> { accessibilityHint(Text(hint)) }
}

extension EnvironmentValues {
  /// Since iOS 26.1, also in apps for iOS 14.
  public var accessibilityShowBorders: Bool { false }
  /// Since iOS 26.4.
  public var accessibilityPrefersCrossFadeTransitions: Bool {
    MainActor.assumeIsolated { UIAccessibility.prefersCrossFadeTransitions }
  }
  /// Since iOS 26.4.
  public var accessibilityReduceHighlightingEffects: Bool { false }
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
}
