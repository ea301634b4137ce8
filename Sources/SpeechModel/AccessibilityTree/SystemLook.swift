/// How the bars, rows and controls of the system look and how large they are.
///
/// It is no more than a look: what is spoken follows from the version of the system.
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
