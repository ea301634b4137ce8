public import Foundation

// How content scrolls: nothing is heard of it and nothing moves by it, so it is accepted and does nothing.
nonisolated extension View {
  /// Changes only what is seen.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View { self }
  /// Changes only what is seen.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// Changes only what is seen.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Changes only what is seen.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Changes only what is seen.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View { self }
  /// Changes only what is seen.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Changes only what is seen.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Changes only what is seen.
  public func scrollTargetBehavior<S: ScrollTargetBehavior>(_ behavior: S) -> some View { self }
  /// Changes only what is seen.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
  { self }
  /// Changes only what is seen.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Changes only what is seen.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Changes only what is seen.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
  /// Changes only what is seen.
  public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }
}
