/// The content of a view as a value.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> any UIView & UIContentView
  /// Gives the content for a state.
  func updated(for state: any UIConfigurationState) -> Self
}
