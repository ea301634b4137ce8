import Foundation

extension View {
  /// Sets the typeface of texts that have none of their own.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// Sets the largest number of lines; `nil` for as many as are needed.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Shows texts in capitals, in small letters, or as they are written; they are spoken so, too.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Sets the size of text.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text within bounds.
  public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize {
    modifier(
      EnvironmentModifier { values in
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        guard let least = allowed.first, let most = allowed.last else { return }
        values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
      }
    )
  }

  /// Shows the view more or less; with 0 assistive technologies do not meet it.
  public func opacity(_ opacity: Double) -> some View {
    modifier(EnvironmentModifier { $0.opacity *= min(max(opacity, 0), 1) })
      .modifier(AccessibilityModifier { opacity > 0 ? .children : .hidden })
  }

  /// Leaves the view out but keeps its room.
  public func hidden() -> some View { opacity(0) }
}
