import Foundation

/// The state of a view to which its content adapts.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// The device.
  var traitCollection: UITraitCollection { get set }
  /// Creates a state on a device.
  init(traitCollection: UITraitCollection)
}
