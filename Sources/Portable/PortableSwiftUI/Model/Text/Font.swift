public import Foundation
import PortableUIKit

public struct Font: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case style(TextStyle)
    case fixed(CGFloat)
    case scaled(CGFloat, TextStyle)
  }

  private let kind: Kind
  private var weight: Weight?

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  public struct Weight: Hashable, Sendable {
    let value: Double

    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)
  }

  public struct Width: Hashable, Sendable {
    private let value: Double

    public static let compressed = Width(value: -0.5)
    public static let condensed = Width(value: -0.2)
    public static let standard = Width(value: 0)
    public static let expanded = Width(value: 0.2)
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public static let largeTitle = Font(kind: .style(.largeTitle))
  public static let title = Font(kind: .style(.title))
  public static let title2 = Font(kind: .style(.title2))
  public static let title3 = Font(kind: .style(.title3))
  public static let headline = Font(kind: .style(.headline))
  public static let subheadline = Font(kind: .style(.subheadline))
  public static let body = Font(kind: .style(.body))
  public static let callout = Font(kind: .style(.callout))
  public static let footnote = Font(kind: .style(.footnote))
  public static let caption = Font(kind: .style(.caption))
  public static let caption2 = Font(kind: .style(.caption2))

  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font { Font(kind: .style(style), weight: weight) }

  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font { Font(kind: .fixed(size), weight: weight) }

  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(kind: .scaled(size, .body))
  }

  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font { Font(kind: .scaled(size, textStyle)) }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(kind: .fixed(fixedSize))
  }

  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { self }
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }
  public func monospacedDigit() -> Font { self }
  public func monospaced() -> Font { self }
  public func smallCaps() -> Font { self }

  /// The UIKit font at the environment's text size.
  ///
  /// - Parameter own: The weight of the text itself, which overrides that of the font.
  @MainActor func uiKitEquivalent(
    _ environment: EnvironmentValues,
    weight own: Weight? = nil
  ) -> UIFont {
    let font = plain(in: environment)
    guard let weight = own ?? environment.fontWeight ?? weight else { return font }
    return .systemFont(ofSize: font.pointSize, weight: UIFont.Weight(rawValue: weight.value))
  }

  @MainActor private func plain(in environment: EnvironmentValues) -> UIFont {
    let traits = UITraitCollection(
      preferredContentSizeCategory: environment.dynamicTypeSize.category
    )
    switch kind {
    case .style(let style):
      return .preferredFont(forTextStyle: style.uiKitEquivalent, compatibleWith: traits)
    case .fixed(let size): return .systemFont(ofSize: size)
    case .scaled(let size, let style):
      return UIFontMetrics(forTextStyle: style.uiKitEquivalent)
        .scaledFont(for: .systemFont(ofSize: size), compatibleWith: traits)
    }
  }
}

extension Font.TextStyle {
  var uiKitEquivalent: UIFont.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }
}
