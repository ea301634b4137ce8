/// The looks of a list: in groups with surfaces of their own, or plain; before iOS 26 some show headers in
/// capitals.
public protocol ListStyle {}

/// As the surroundings want it.
public struct DefaultListStyle: ListStyle {
  /// Creates one.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// As the surroundings want it.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Plain list style.
public struct PlainListStyle: ListStyle {
  /// Creates one.
  public init() {}
}

/// Grouped list style.
public struct GroupedListStyle: ListStyle {
  /// Creates one.
  public init() {}
}

/// Inset grouped list style.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates one.
  public init() {}
}

/// Inset list style.
public struct InsetListStyle: ListStyle {
  /// Creates one.
  public init() {}
}

/// Sidebar list style.
public struct SidebarListStyle: ListStyle {
  /// Creates one.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Plain.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Grouped.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Inset grouped.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Inset.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets the looks of lists.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.listLook = ListLook(style) })
  }
}
