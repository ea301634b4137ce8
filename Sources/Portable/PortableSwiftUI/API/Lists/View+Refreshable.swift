extension View {
  /// Loads anew when lists and scroll views in the view are pulled down: with VoiceOver, by a swipe with
  /// three fingers downwards at the top.
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    modifier(EnvironmentModifier { $0.refresh = RefreshAction(action: action) })
  }
}

/// Loads anew what is shown.
public struct RefreshAction: Sendable {
  let action: @MainActor () async -> Void

  /// Loads anew, and returns when that is done.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// What loads anew; `nil` where nothing does.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}
