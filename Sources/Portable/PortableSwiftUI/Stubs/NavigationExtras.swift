public import Foundation
public import PortableUniformTypeIdentifiers

public protocol NavigationTransition {}

public struct AutomaticNavigationTransition: NavigationTransition {}
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { .init() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { .init() }
}

// Accepted without effect: nothing moves, and no other app opens a file. A subtitle and a menu of
// the title are not modelled.
nonisolated extension View {
  public func navigationTransition(_ style: some NavigationTransition) -> some View { self }
  public func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View { self }
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  public func navigationDocument(_ url: URL) -> some View { self }
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
  public func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View { self }
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }
  public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
  public func userActivity(
    _ activityType: String,
    isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}

extension View {
  /// Shows a sheet, as on a phone.
  ///
  /// Source: Apple's documentation; certainty A.
  public func inspector<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> V
  ) -> some View { sheet(isPresented: isPresented, content: content) }
}
