public import Foundation

// The looks of lists: nothing is heard of it and nothing moves by it, so most is accepted and does nothing.
nonisolated extension View {
  /// Hides the line below a row.
  public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      WishModifier { if edges.contains(.bottom) { $0.hidesSeparator = visibility == .hidden } }
    )
  }
  /// Changes only what is seen.
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  /// Changes only what is seen.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// Changes only what is seen.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  /// Changes only what is seen.
  public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Changes only what is seen.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// Changes only what is seen.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  /// Changes only what is seen.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  /// Changes only what is seen.
  public func listItemTint(_ tint: Color?) -> some View { self }
  /// Changes only what is seen.
  public func headerProminence(_ prominence: Prominence) -> some View { self }
  /// Changes only what is seen.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  /// Changes only what is seen.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  /// Changes only what is seen.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
