public import Foundation
import PortableUIKit

/// A typeface in a size.
public struct Font: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case style(TextStyle)
    case fixed(CGFloat)
    case scaled(CGFloat, TextStyle)
  }

  private let kind: Kind
  private var weight: Weight?

  /// The part a text plays on a page.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  /// The weight of a typeface.
  public struct Weight: Hashable, Sendable {
    let value: Double

    /// Ultra light.
    public static let ultraLight = Weight(value: -0.8)
    /// Thin.
    public static let thin = Weight(value: -0.6)
    /// Light.
    public static let light = Weight(value: -0.4)
    /// Regular.
    public static let regular = Weight(value: 0)
    /// Medium.
    public static let medium = Weight(value: 0.23)
    /// Semibold.
    public static let semibold = Weight(value: 0.3)
    /// Bold.
    public static let bold = Weight(value: 0.4)
    /// Heavy.
    public static let heavy = Weight(value: 0.56)
    /// Black.
    public static let black = Weight(value: 0.62)
  }

  /// How wide the letters of a typeface are.
  public struct Width: Hashable, Sendable {
    private let value: Double

    /// Compressed.
    public static let compressed = Width(value: -0.5)
    /// Condensed.
    public static let condensed = Width(value: -0.2)
    /// Standard.
    public static let standard = Width(value: 0)
    /// Expanded.
    public static let expanded = Width(value: 0.2)
  }

  /// The design of a typeface.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// Large title.
  public static let largeTitle = Font(kind: .style(.largeTitle))
  /// Title.
  public static let title = Font(kind: .style(.title))
  /// Title 2.
  public static let title2 = Font(kind: .style(.title2))
  /// Title 3.
  public static let title3 = Font(kind: .style(.title3))
  /// Headline.
  public static let headline = Font(kind: .style(.headline))
  /// Subheadline.
  public static let subheadline = Font(kind: .style(.subheadline))
  /// What the view is made of.
  public static let body = Font(kind: .style(.body))
  /// Callout.
  public static let callout = Font(kind: .style(.callout))
  /// Footnote.
  public static let footnote = Font(kind: .style(.footnote))
  /// Caption.
  public static let caption = Font(kind: .style(.caption))
  /// Caption 2.
  public static let caption2 = Font(kind: .style(.caption2))

  /// The system's typeface for a part of a page.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(kind: .style(style), weight: weight)
  }

  /// The system's typeface in a size that does not follow the user's, in points.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(kind: .fixed(size), weight: weight)
  }

  /// A typeface in a size that follows the user's, in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(kind: .scaled(size, .body))
  }

  /// A typeface in a size that follows the user's, in points.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font {
    Font(kind: .scaled(size, textStyle))
  }

  /// A typeface in a size that does not follow the user's, in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(kind: .fixed(fixedSize))
  }

  /// The same typeface, bold.
  public func bold() -> Font { weight(.bold) }
  /// The same typeface, slanted.
  public func italic() -> Font { self }
  /// The same typeface in another weight.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }
  /// The same typeface with digits of one width.
  public func monospacedDigit() -> Font { self }
  /// The same typeface with letters of one width.
  public func monospaced() -> Font { self }
  /// The same typeface with capitals in place of small letters.
  public func smallCaps() -> Font { self }

  /// The typeface in the size of text of an environment.
  ///
  /// - Parameter own: the weight that a text has, whatever its typeface.
  @MainActor
  func inUIKit(_ environment: EnvironmentValues, weight own: Weight? = nil) -> UIFont {
    let font = plain(in: environment)
    guard let weight = own ?? environment.fontWeight ?? weight else { return font }
    return .systemFont(ofSize: font.pointSize, weight: UIFont.Weight(rawValue: weight.value))
  }

  @MainActor
  private func plain(in environment: EnvironmentValues) -> UIFont {
    let traits = UITraitCollection(
      preferredContentSizeCategory: environment.dynamicTypeSize.category
    )
    switch kind {
    case .style(let style):
      return .preferredFont(forTextStyle: style.inUIKit, compatibleWith: traits)
    case .fixed(let size): return .systemFont(ofSize: size)
    case .scaled(let size, let style):
      return UIFontMetrics(forTextStyle: style.inUIKit)
        .scaledFont(for: .systemFont(ofSize: size), compatibleWith: traits)
    }
  }
}

extension Font.TextStyle {
  /// The style by its name in UIKit.
  var inUIKit: UIFont.TextStyle {
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
