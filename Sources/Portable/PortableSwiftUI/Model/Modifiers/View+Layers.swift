public import Foundation

nonisolated extension View {
  public func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View { modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: true)) }

  /// Shows a view behind this one.
  ///
  /// A color is both a view and a style; where both overloads fit, it counts as a style.
  @_disfavoredOverload public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, alignment: alignment, isBehind: true))
  }

  public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    let layer = FilledArea(Foreground(style))
    return modifier(LayerModifier(layer: layer, alignment: .center, isBehind: true))
  }

  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    let layer = FilledArea(Foreground(style), in: shape)
    return modifier(LayerModifier(layer: layer, alignment: .center, isBehind: true))
  }

  public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(.background, in: shape)
  }

  public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: false))
  }

  /// Shows a view in front of this one.
  ///
  /// A color is both a view and a style; where both overloads fit, it counts as a style.
  @_disfavoredOverload public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View { modifier(LayerModifier(layer: overlay, alignment: alignment, isBehind: false)) }

  public func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    let layer = FilledArea(Foreground(style))
    return modifier(LayerModifier(layer: layer, alignment: .center, isBehind: false))
  }

  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    let layer = FilledArea(Foreground(style), in: shape)
    return modifier(LayerModifier(layer: layer, alignment: .center, isBehind: false))
  }

  public func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let bar = content()
    return VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { bar }
      self
      if edge == .bottom { bar }
    }
  }
}
