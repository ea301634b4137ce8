/// Kinds of media in a page.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What is heard.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1 << 0)
  /// What is seen.
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  /// Both.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}
