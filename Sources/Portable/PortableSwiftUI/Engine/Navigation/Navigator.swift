import PortableUIKit

/// What links inside a stack of screens ask for.
@MainActor
final class Navigator {
  /// The stack, as long as it is on the screen.
  weak var stack: HostedNavigation?

  /// Puts a screen on top; one that a place pushed before is shown anew.
  func push(_ view: AnyView, from identity: ViewIdentity, environment: EnvironmentValues) {
    stack?.push(view, from: identity, environment: environment)
  }

  /// Puts the screen of a value on top.
  func push(_ value: AnyHashable) {
    stack?.push(value)
  }

  /// Shows what a place pushed as it is now.
  func refresh(_ view: AnyView, from identity: ViewIdentity) {
    stack?.refresh(view, from: identity)
  }
}

extension EnvironmentValues {
  /// The stack of screens around a view.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}

private enum NavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}
