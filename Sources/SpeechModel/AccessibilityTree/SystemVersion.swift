/// A version of iOS whose assistive technologies are modelled.
///
/// No differences in speech between these versions are known.
///
/// Source: AccessibilitySnapshot's reference images exist for iOS 17.5, 18.5 and 26.2; certainty A.
/// Captures of VoiceOver exist for iOS 26.5, 26.6.1 and 27.0; certainty H.
public enum SystemVersion: Int, Hashable, Codable, Sendable, CaseIterable, Comparable {
  /// iOS 17.
  case iOS17 = 17
  /// iOS 18, from 18.4.
  case iOS18 = 18
  /// iOS 26.
  case iOS26 = 26
  /// iOS 27.
  case iOS27 = 27

  /// The latest modelled version, used by default.
  public static let latest = SystemVersion.iOS27

  /// Returns whether the first version is older than the second.
  public static func < (first: SystemVersion, second: SystemVersion) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// The design of the system's bars, rows and controls, which determines their sizes.
///
/// Speech depends on the version of the system. The design affects it in one way only: the sizes
/// decide which rows are visible after scrolling.
package enum SystemLook: Int, Hashable, Codable, Sendable, CaseIterable {
  /// Full-width bars, up to iOS 18.
  case iOS18 = 18
  /// Floating glass bars and buttons, from iOS 26.
  case iOS26 = 26
}

extension SystemVersion {
  package var look: SystemLook { self < .iOS26 ? .iOS18 : .iOS26 }
}
