/// How a controller comes onto the screen.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over everything.
  case fullScreen = 0
  /// As a sheet.
  case pageSheet = 1
  /// As a small sheet.
  case formSheet = 2
  /// In the place of the controller below.
  case currentContext = 3
  /// As the app decides.
  case custom = 4
  /// Over everything, which stays visible.
  case overFullScreen = 5
  /// Over the controller below, which stays visible.
  case overCurrentContext = 6
  /// In a bubble.
  case popover = 7
  /// Not at all.
  case none = -1
  /// As the system decides: as a sheet.
  case automatic = -2

  /// Whether the controller below stays and a gesture leads back to it.
  var isSheet: Bool {
    switch self {
    case .pageSheet, .formSheet, .popover, .automatic: true
    default: false
    }
  }
}
