/// The looks of tabs; only pages are anything else than a bar.
public protocol TabViewStyle {
  /// What the style makes of tabs.
  var look: TabLook { get }
}

/// What a style makes of tabs.
public struct TabLook: Sendable {
  /// Pages to turn, with or without dots; a bar of tabs otherwise.
  enum Kind: Sendable {
    case bar
    case pages(dots: Bool)
  }

  let kind: Kind
}

/// A bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}

  /// A bar.
  public var look: TabLook { TabLook(kind: .bar) }
}

/// A bar of tabs, or a list at the side where there is room.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}

  /// A bar.
  public var look: TabLook { TabLook(kind: .bar) }
}

/// Pages to turn.
public struct PageTabViewStyle: TabViewStyle {
  /// When there are dots.
  public struct IndexDisplayMode: Sendable {
    let hasDots: Bool

    /// Where there is more than one page.
    public static let automatic = IndexDisplayMode(hasDots: true)
    /// Always.
    public static let always = IndexDisplayMode(hasDots: true)
    /// Never.
    public static let never = IndexDisplayMode(hasDots: false)
  }

  private let mode: IndexDisplayMode

  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  /// Pages.
  public var look: TabLook { TabLook(kind: .pages(dots: mode.hasDots)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar of tabs.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// A bar of tabs.
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs, or a list at the side where there is room.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to turn.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages to turn, with or without dots.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension View {
  /// Shows tabs in a style.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.tabLook = style.look })
  }
}

extension EnvironmentValues {
  /// What tabs look like.
  var tabLook: TabLook {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }
}

private enum TabLookKey: EnvironmentKey {
  static var defaultValue: TabLook { TabLook(kind: .bar) }
}
