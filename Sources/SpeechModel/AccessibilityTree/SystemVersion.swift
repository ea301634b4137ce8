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

/// How the bars, rows and controls of the system look and how large they are.
///
/// What is spoken follows from the version of the system, and only in one way from its look: the sizes
/// decide which rows are in sight after scrolling.
package enum SystemLook: Int, Hashable, Codable, Sendable, CaseIterable {
  /// Bars over the full width, as up to iOS 18.
  case iOS18 = 18
  /// Bars and buttons of glass that float, from iOS 26 on.
  case iOS26 = 26
}

extension SystemVersion {
  /// The look of the version.
  package var look: SystemLook { self < .iOS26 ? .iOS18 : .iOS26 }
}
