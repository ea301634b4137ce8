import PortableUIKit

extension View {
  /// Adds a field to search with to the bar of the screen.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      PassModifier { pass, _ in
        pass.bar.search = SearchWish(text: text, prompt: prompt?.plain)
      }
    )
  }

  /// Adds a field to search with to the bar of the screen.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a field to search with to the bar of the screen.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

extension View {
  /// Adds a field to search with and suggestions, which are not shown here, as it was done before iOS 16.
  public func searchable<S: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Adds a field to search with and suggestions, which are not shown here, as it was done before iOS 16.
  public func searchable<S: View>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }
}

/// Where a field to search with stands; here always in the bar.
public struct SearchFieldPlacement: Sendable {
  /// Where the system likes it.
  public static let automatic = SearchFieldPlacement()
  /// In a drawer of the bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// In a drawer of the bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
  /// In the bar.
  public static let toolbar = SearchFieldPlacement()
  /// Beside the content.
  public static let sidebar = SearchFieldPlacement()

  /// When the field is seen.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// When the system likes it.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}
