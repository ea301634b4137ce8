/// Columns next to each other.
///
/// On a phone they are a stack that shows the first one.
///
/// Source: Apple's documentation of `NavigationSplitView`; certainty A.
public struct NavigationSplitView<Sidebar, Content, Detail> { let sidebar: Sidebar }

extension NavigationSplitView: View where Sidebar: View {
  public var body: some View { NavigationStack { sidebar } }
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar()) }
}

extension NavigationSplitView where Sidebar: View, Content: View, Detail: View {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar()) }

  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar()) }
}

public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let number: Int

  public static let automatic = NavigationSplitViewVisibility(number: 0)
  public static let all = NavigationSplitViewVisibility(number: 1)
  public static let doubleColumn = NavigationSplitViewVisibility(number: 2)
  public static let detailOnly = NavigationSplitViewVisibility(number: 3)
}
