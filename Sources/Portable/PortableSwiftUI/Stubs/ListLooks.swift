public import Foundation

public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
}

public enum Prominence: Hashable, Sendable { case standard, increased }

public struct BadgeProminence: Hashable, Sendable {
  public static let standard = BadgeProminence()
  public static let increased = BadgeProminence()
  public static let decreased = BadgeProminence()
}

// Mostly accepted without effect: little here is spoken.
nonisolated extension View {
  public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      LayoutHintsModifier {
        if edges.contains(.bottom) { $0.hidesSeparator = visibility == .hidden }
      }
    )
  }
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }
  public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  public func listItemTint(_ tint: Color?) -> some View { self }
  public func headerProminence(_ prominence: Prominence) -> some View { self }
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

extension VerticalEdge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all = Set(rawValue: 3)
  }
}

public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
