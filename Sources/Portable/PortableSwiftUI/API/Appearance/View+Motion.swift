// What moves, vibrates and follows a pointer: nothing is heard of it and nothing moves by it, so it is accepted and does nothing.
nonisolated extension View {
  /// Changes only what is seen.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  /// Changes only what is seen.
  public func animation(_ animation: Animation?) -> some View { self }
  /// Changes only what is seen.
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// Changes only what is seen.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Changes only what is seen.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
  /// Changes only what is seen.
  public func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View { self }
  /// Changes only what is seen.
  public func symbolEffect<V: Equatable>(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    value: V
  ) -> some View { self }
  /// Changes only what is seen.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Changes only what is seen.
  public func animation<Content: View>(
    _ animation: Animation?,
    @ViewBuilder body: (Self) -> Content
  ) -> some View { body(self) }
  /// Changes only what is seen.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    self
  }
  /// Changes only what is seen.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }
  /// Changes only what is seen.
  public func sensoryFeedback<T: Equatable>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
  /// Changes only what is seen.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Changes only what is seen.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
}
