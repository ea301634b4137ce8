/// Screens beside each other.
///
/// In the room of a phone they are a stack, of which the first is seen.
///
/// Source: Apple's documentation of `NavigationSplitView`; certainty A.
public struct NavigationSplitView<Sidebar, Content, Detail> {
  let sidebar: Sidebar
}

extension NavigationSplitView: View where Sidebar: View {
  /// What the view is made of.
  public var body: some View {
    NavigationStack { sidebar }
  }
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
  /// Creates two screens; what is beside the first is met by its links.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar: sidebar())
  }

  /// Creates two screens; which are seen is not looked at.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar())
  }
}

extension NavigationSplitView where Sidebar: View, Content: View, Detail: View {
  /// Creates three screens; which are seen is not looked at.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar())
  }

  /// Creates three screens; what is beside the first is met by its links.
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar())
  }
}

/// Which of several screens are seen.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let number: Int

  /// Those the system likes.
  public static let automatic = NavigationSplitViewVisibility(number: 0)
  /// All.
  public static let all = NavigationSplitViewVisibility(number: 1)
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(number: 2)
  /// The last.
  public static let detailOnly = NavigationSplitViewVisibility(number: 3)
}
