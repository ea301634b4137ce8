import Foundation
import PortableUIKit

public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2
  case accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  init(_ category: UIContentSizeCategory) {
    let index = Self.categories.firstIndex(of: category)
    self = index.flatMap(DynamicTypeSize.init(rawValue:)) ?? .large
  }

  var category: UIContentSizeCategory { Self.categories[rawValue] }
}

public enum ContentSizeCategory: Int, Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  init(_ size: DynamicTypeSize) { self = ContentSizeCategory(rawValue: size.rawValue) ?? .large }

  var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize(rawValue: rawValue) ?? .large }
}

@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private let style: Font.TextStyle
  private let source = EnvironmentSource { $0.dynamicTypeSize }

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  public var wrappedValue: Value {
    let length = CGFloat(base)
    let (size, style) = (source.value, style)
    let scaled = MainActor.assumeIsolated {
      UIFontMetrics(forTextStyle: style.uiKitEquivalent).scaledValue(
        for: length,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: size.category)
      )
    }
    return Value(scaled)
  }
}

extension ScaledMetric: DynamicProperty {}

extension ScaledMetric: ConnectedProperty {
  func connect(to place: PropertyContext) { source.values = place.context.environment }
}
