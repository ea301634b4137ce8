public protocol TabViewStyle { var look: TabAppearance { get } }

public struct TabAppearance: Sendable {
  enum Kind: Sendable {
    case bar
    case pages(dots: Bool)
  }

  let kind: Kind
}

public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}

  public var look: TabAppearance { TabAppearance(kind: .bar) }
}

public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}

  public var look: TabAppearance { TabAppearance(kind: .bar) }
}

public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    let hasDots: Bool

    public static let automatic = IndexDisplayMode(hasDots: true)
    public static let always = IndexDisplayMode(hasDots: true)
    public static let never = IndexDisplayMode(hasDots: false)
  }

  private let mode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }

  public var look: TabAppearance { TabAppearance(kind: .pages(dots: mode.hasDots)) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension View {
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.tabAppearance = style.look })
  }
}
