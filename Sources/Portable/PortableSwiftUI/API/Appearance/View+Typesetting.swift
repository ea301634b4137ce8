public import Foundation

// The looks of text: nothing is heard of it and nothing moves by it, so it is accepted and does nothing.
nonisolated extension View {
  /// Makes texts bold.
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
  /// Changes only what is seen.
  public func italic(_ isActive: Bool = true) -> some View { self }
  /// Changes only what is seen.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  /// Changes only what is seen.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  /// Sets the weight of texts that have none of their own.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(EnvironmentModifier { $0.fontWeight = weight })
  }

  /// Changes only what is seen.
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  /// Changes only what is seen.
  public func monospacedDigit() -> some View { self }
  /// Changes only what is seen.
  public func kerning(_ kerning: CGFloat) -> some View { self }
  /// Changes only what is seen.
  public func tracking(_ tracking: CGFloat) -> some View { self }
  /// Changes only what is seen.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  /// Changes only what is seen.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  /// Changes only what is seen.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// Changes only what is seen.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  /// Changes only what is seen.
  public func allowsTightening(_ flag: Bool) -> some View { self }
  /// Changes only what is seen.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  /// Changes only what is seen.
  public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern,
    color: Color? = nil
  ) -> some View { self }
  /// Changes only what is seen.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern,
    color: Color? = nil
  ) -> some View { self }
  /// Changes only what is seen.
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Changes only what is seen.
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Changes only what is seen.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  /// Changes only what is seen.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  /// Changes only what is seen.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
  { self }
  /// Changes only what is seen.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}
