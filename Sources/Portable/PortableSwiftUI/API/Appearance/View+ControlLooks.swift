// The looks and sizes of controls: nothing is heard of it and nothing moves by it, so it is accepted and does nothing.
nonisolated extension View {
  /// Changes only what is seen.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }
  /// Changes only what is seen.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// Changes only where fingers and frames are.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View { self }
  /// Changes only what is seen.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  /// Changes only what is seen.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// Changes only what is seen.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  /// Changes only what is seen.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Changes only what is seen.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Changes only what is seen.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
  /// Changes only what is seen.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    let isRing =
      style is AccessoryCircularGaugeStyle || style is AccessoryCircularCapacityGaugeStyle
    return modifier(EnvironmentModifier { $0.showsRings = isRing })
  }
  /// Changes only what is seen.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  /// Changes only what is seen.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  /// Changes only what is seen.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
  /// Changes only what is seen.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
