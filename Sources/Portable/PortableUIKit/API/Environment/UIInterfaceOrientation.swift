/// How an app stands on the device.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side.
  case landscapeLeft = 4
  /// On its other side.
  case landscapeRight = 3

  /// Whether the app stands upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the app lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
