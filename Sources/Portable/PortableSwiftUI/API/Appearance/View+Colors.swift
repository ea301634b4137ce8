public import Foundation

// Colours and edges: nothing is heard of it and nothing moves by it. Those of texts, symbols and areas are
// seen on drawings and counted for contrast; the rest is accepted and does nothing.
nonisolated extension View {
  /// Paints texts, symbols and shapes that have no colour of their own.
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentModifier { $0.foreground = color.map { .color($0) } })
  }

  /// Paints texts, symbols and shapes that have no style of their own.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    let style = Foreground(style)
    return modifier(
      EnvironmentModifier { $0.foreground = style.over($0.foreground ?? $0.usualForeground) }
    )
  }

  /// Paints what can be touched.
  public func tint(_ tint: Color?) -> some View {
    modifier(EnvironmentModifier { $0.tint = tint })
  }

  /// Paints what can be touched.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    let color = tint.map { ($0 as? Color) ?? $0.plainColor.guessed }
    return modifier(EnvironmentModifier { $0.tint = color })
  }

  /// Paints what can be touched.
  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
  /// Changes only what is seen.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
  /// Changes only what is seen.
  public func shadow(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }
  /// Changes only what is seen.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  /// Changes only what is seen.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }
  /// Changes only what is seen.
  public func clipped(antialiased: Bool = false) -> some View { self }
  /// Changes only what is seen.
  public func mask<M: View>(@ViewBuilder _ mask: () -> M) -> some View { self }
  /// Shows the screen in the light or in the dark; `nil` for what the user chose.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(EnvironmentModifier { if let colorScheme { $0.colorScheme = colorScheme } })
  }

  /// Paints texts, symbols and shapes by the first of the styles.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View { foregroundStyle(primary) }
  /// Paints texts, symbols and shapes by the first of the styles.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View { foregroundStyle(primary) }
  /// Changes only what is seen.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Changes only what is seen.
  public func containerShape<T: Shape>(_ shape: T) -> some View { self }
  /// Changes only what is seen.
  public func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View { self }
  /// Shows the views in the light or in the dark.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(EnvironmentModifier { $0.colorScheme = colorScheme })
  }

  /// Shows glass behind the view, through which nobody knows what is seen.
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: Capsule())
  }

  /// Shows glass behind the view, through which nobody knows what is seen.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    background(Material.regular, in: shape)
  }
}
