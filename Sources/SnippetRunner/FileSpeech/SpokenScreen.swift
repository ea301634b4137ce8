package import AccessibilityAudit
package import AccessibilityTree
package import AssistiveTechnology
package import Diagnostics
package import SnippetNotation

/// A view or controller of a file, and what was heard of it.
package struct SpokenScreen: Sendable {
  /// The words by which it is known: a variable, a class, or the expression asked for.
  package var name: String
  /// The path of the file that makes it.
  package var path: String
  /// How the file makes it.
  package var offer: Program.Speech.Offer
  /// Whether the file has statements, which run before it is made.
  package var isOfScript: Bool
  /// Where it is declared.
  package var location: SourceLocation
  /// What happened.
  package var transcript: Transcript
  /// The objects behind its elements.
  package var origins: [ElementID: ElementOrigin]
  /// What its users will stumble over.
  package var issues: [AccessibilityIssue]
  /// The same as findings, each at the property or variable that holds the element, if there is one.
  package var warnings: [Diagnostic]

  /// The number of lines that are spoken.
  package var stops: Int { transcript.stops }
}
