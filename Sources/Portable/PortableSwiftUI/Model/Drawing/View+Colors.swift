public import Foundation

// Colors and borders. Those of texts, symbols and areas appear in drawings and in contrast checks;
// the rest has no effect.
nonisolated extension View {
  public func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentModifier { $0.foreground = color.map { .color($0) } })
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    let style = Foreground(style)
    return modifier(
      EnvironmentModifier { $0.foreground = style.over($0.foreground ?? $0.defaultForeground) }
    )
  }

  public func tint(_ tint: Color?) -> some View { modifier(EnvironmentModifier { $0.tint = tint }) }

  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    let color = tint.map { ($0 as? Color) ?? $0.plainColor.approximate }
    return modifier(EnvironmentModifier { $0.tint = color })
  }

  public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }
  public func shadow(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { self }
  public func clipped(antialiased: Bool = false) -> some View { self }
  public func mask<M: View>(@ViewBuilder _ mask: () -> M) -> some View { self }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(EnvironmentModifier { if let colorScheme { $0.colorScheme = colorScheme } })
  }

  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View { foregroundStyle(primary) }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View { foregroundStyle(primary) }
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public func containerShape<T: Shape>(_ shape: T) -> some View { self }
  public func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View { self }
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    modifier(EnvironmentModifier { $0.colorScheme = colorScheme })
  }

  public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: Capsule())
  }

  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    background(Material.regular, in: shape)
  }
}
