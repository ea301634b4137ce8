public import Foundation
public import PortableUIKit

extension Text {
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      private let number: Int
      public static let solid = Pattern(number: 0)
      public static let dot = Pattern(number: 1)
      public static let dash = Pattern(number: 2)
      public static let dashDot = Pattern(number: 3)
      public static let dashDotDot = Pattern(number: 4)
    }
    private let pattern: Pattern
    public init(pattern: Pattern = .solid, color: Color? = nil) { self.pattern = pattern }
    public init?(nsUnderlineStyle: NSUnderlineStyle) { self.init() }
    public static let single = LineStyle()
  }
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool
    public static let `default` = Scale(isSecondary: false)
    public static let secondary = Scale(isSecondary: true)
  }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

// Accepted without effect: nothing here is spoken.
nonisolated extension View {
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
  public func italic(_ isActive: Bool = true) -> some View { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(EnvironmentModifier { $0.fontWeight = weight })
  }
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  public func monospacedDigit() -> some View { self }
  public func kerning(_ kerning: CGFloat) -> some View { self }
  public func tracking(_ tracking: CGFloat) -> some View { self }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  public func allowsTightening(_ flag: Bool) -> some View { self }
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern,
    color: Color? = nil
  ) -> some View { self }
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern,
    color: Color? = nil
  ) -> some View { self }
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
  { self }
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}

public struct WritingToolsBehavior: Equatable, Sendable {
  public static let automatic = WritingToolsBehavior()
  public static let complete = WritingToolsBehavior()
  public static let limited = WritingToolsBehavior()
  public static let disabled = WritingToolsBehavior()
}
