public struct SearchScopeActivation: Sendable {
  public static let automatic = SearchScopeActivation()
  public static let onTextEntry = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation()
}
public struct SearchPresentationToolbarBehavior: Sendable {
  public static let automatic = SearchPresentationToolbarBehavior()
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}
public struct DismissSearchAction { public func callAsFunction() {} }

extension EnvironmentValues { public var dismissSearch: DismissSearchAction { .init() } }

// Accepted without effect: the scopes appear only while people search, which isn't modelled.
nonisolated extension View {
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    @ViewBuilder scopes: () -> S
  ) -> some View { self }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>,
    activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> S
  ) -> some View { self }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    equals value: V
  ) -> some View { self }
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}

extension View {
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searchable(text: text, placement: placement, prompt: prompt) }
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
}
