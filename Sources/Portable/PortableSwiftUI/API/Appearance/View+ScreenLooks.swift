public import Foundation

// The looks of screens and bars: nothing is heard of it and nothing moves by it, so it is accepted and does nothing.
nonisolated extension View {
  /// Changes only what is seen.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Changes only what is seen.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  /// Changes only what is seen.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View { self }
  /// Changes only what is seen.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Changes only what is seen.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Changes only what is seen.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Changes only what is seen.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Changes only what is seen.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// Changes only what is seen.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  /// Changes only what is seen.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation,
    vertical: PresentationAdaptation
  ) -> some View { self }
  /// Changes only what is seen.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }
  /// Changes only what is seen.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }
  /// Changes only what is seen.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Changes only what is seen.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Changes only what is seen.
  public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Changes only what is seen.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Changes only what is seen.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Changes only what is seen.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  /// Changes only what is seen.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  /// Changes only what is seen.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }
  /// Changes only what is seen.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
  /// Changes only what is seen.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View { self }
}
