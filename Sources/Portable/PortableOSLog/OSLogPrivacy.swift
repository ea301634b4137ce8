/// Who may read a value in the diary of the app.
public struct OSLogPrivacy: Sendable {
  /// As suits the value.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Everyone.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody, whatever the device allows.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
}
