public import Foundation

// Colours and edges: nothing is heard of it and nothing moves by it, so it is accepted and does nothing.
nonisolated extension View {
  /// Changes only what is seen.
  public func foregroundColor(_ color: Color?) -> some View { self }
  /// Changes only what is seen.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Changes only what is seen.
  public func tint(_ tint: Color?) -> some View { self }
  /// Changes only what is seen.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }
  /// Changes only what is seen.
  public func accentColor(_ accentColor: Color?) -> some View { self }
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
  /// Changes only what is seen.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
  /// Changes only what is seen.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View { self }
  /// Changes only what is seen.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View { self }
  /// Changes only what is seen.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Changes only what is seen.
  public func containerShape<T: Shape>(_ shape: T) -> some View { self }
  /// Changes only what is seen.
  public func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View { self }
  /// Changes only what is seen.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { self }
  /// Changes only what is seen.
  public func glassEffect(_ glass: Glass = .regular) -> some View { self }
  /// Changes only what is seen.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View { self }
}
