/// That a person has looked at the book and found it accessible.
///
/// No program can say that, so without such a person no publication claims it.
package struct Certification: Hashable, Sendable {
  /// The name of the person or the organization.
  package var certifier: String
  /// How far the book conforms to WCAG 2.2.
  package var level: Level

  /// Creates the value of its parts.
  package init(certifier: String, level: Level) {
    self.certifier = certifier
    self.level = level
  }

  /// A level of conformance.
  package enum Level: String, CaseIterable, Sendable {
    /// The least.
    case a = "A"
    /// The one that laws ask for.
    case aa = "AA"
    /// The highest.
    case aaa = "AAA"
  }
}
