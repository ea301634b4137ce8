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
