import Foundation

/// What a screen is like that may have nothing to show.
@preconcurrency @MainActor
@available(iOS 17.0, *)
public struct UIContentUnavailableConfigurationState {
  /// The device.
  public var traitCollection: UITraitCollection
  /// What is searched for.
  public var searchText: String?

  /// Creates a state.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}
