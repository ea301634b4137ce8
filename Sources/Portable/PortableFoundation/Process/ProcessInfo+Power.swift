public import Foundation

extension ProcessInfo {
  /// Whether the device saves power; here never.
  public var isLowPowerModeEnabled: Bool { false }
}
