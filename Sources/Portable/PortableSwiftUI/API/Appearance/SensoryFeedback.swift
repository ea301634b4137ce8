/// What a device lets a hand feel; nothing is heard of it.
public struct SensoryFeedback: Equatable, Sendable {
  /// Something succeeded.
  public static let success = SensoryFeedback()
  /// Something needs care.
  public static let warning = SensoryFeedback()
  /// Something failed.
  public static let error = SensoryFeedback()
  /// Another choice was made.
  public static let selection = SensoryFeedback()
  /// A value grew.
  public static let increase = SensoryFeedback()
  /// A value shrank.
  public static let decrease = SensoryFeedback()
  /// Something began.
  public static let start = SensoryFeedback()
  /// Something ended.
  public static let stop = SensoryFeedback()
  /// Something came to a line.
  public static let alignment = SensoryFeedback()
  /// Something passed a level.
  public static let levelChange = SensoryFeedback()
  /// Things met.
  public static let impact = SensoryFeedback()

  /// How heavy things are that meet.
  public enum Weight: Sendable {
    case light
    case medium
    case heavy
  }

  /// How soft things are that meet.
  public enum Flexibility: Sendable {
    case rigid
    case solid
    case soft
  }

  /// Things of a weight met.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }

  /// Things of a softness met.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }
}
