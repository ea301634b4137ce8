import Foundation
import PortableUIKit

/// A length that follows the size of text that the user prefers.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private let style: Font.TextStyle
  private let source = EnvironmentSource { $0.dynamicTypeSize }

  /// Takes the length at the default size of text, in points.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// Takes the length at the default size of text, in points, and the style whose scale it follows.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The length at the size of text in use, in points.
  public var wrappedValue: Value {
    let length = CGFloat(base)
    let (size, style) = (source.value, style)
    let scaled = MainActor.assumeIsolated {
      UIFontMetrics(forTextStyle: style.inUIKit).scaledValue(
        for: length,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: size.category)
      )
    }
    return Value(scaled)
  }
}

extension ScaledMetric: DynamicProperty {}

extension ScaledMetric: ConnectedProperty {
  func connect(to place: PropertyPlace) {
    source.values = place.context.environment
  }
}
