public import Foundation

/// An object that knows the device it is shown on.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The device.
  var traitCollection: UITraitCollection { get }
  /// Is called when the device changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
