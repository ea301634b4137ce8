// Effects by the place of a view: nothing moves, so they are accepted and do nothing.
nonisolated extension View {
  /// Changes only what is seen.
  public func visualEffect<E: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View { changingColors() }
  /// Changes only what is seen.
  public func scrollTransition<E: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View { changingColors() }
  /// Changes only what is seen.
  public func scrollTransition<E: VisualEffect>(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> E
  ) -> some View { changingColors() }
}
