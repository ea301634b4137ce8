/// A version of iOS whose assistive technologies are modelled; between them nothing is known to differ.
///
/// Source: AccessibilitySnapshot's reference images exist for iOS 17.5, 18.5 and 26.2; certainty A.
/// Captures of VoiceOver exist for iOS 26.5, 26.6.1 and 27.0; certainty H.
public enum SystemVersion: Int, Hashable, Codable, Sendable, CaseIterable, Comparable {
  /// iOS 17.
  case iOS17 = 17
  /// iOS 18, from 18.4 on.
  case iOS18 = 18
  /// iOS 26.
  case iOS26 = 26
  /// iOS 27.
  case iOS27 = 27

  /// The version that is modelled unless another is asked for.
  public static let latest = SystemVersion.iOS27

  /// Tells whether the first version is the earlier one.
  public static func < (first: SystemVersion, second: SystemVersion) -> Bool {
    first.rawValue < second.rawValue
  }
}
