package import AccessibilityAudit
package import AccessibilityTree
package import AssistiveTechnology
package import Diagnostics
package import SnippetNotation

/// What was heard of Swift files.
package struct SpokenFiles: Sendable {
  package var screens: [SpokenScreen] = []
  /// What is not spoken although it is a view or a controller.
  package var skipped: [SkippedView] = []
  /// What was left out of the files so that they compile here.
  package var notes: [Note] = []
  /// By the name of each module whose imports were left out, the one that was imported in its place.
  package var replacedImports: [String: String] = [:]
  /// What is wrong: the code does not compile, or a run failed.
  package var errors: [Diagnostic] = []
  /// What the files printed, by path.
  package var outputs: [Output] = []

  /// Creates what was heard where nothing could be: what is wrong.
  package init(errors: [Diagnostic] = []) {
    self.errors = errors
  }

  /// A remark on a file.
  package struct Note: Hashable, Sendable {
    /// The place it is about.
    package var location: SourceLocation
    package var text: String

    init(at location: SourceLocation, _ text: String) {
      self.location = location
      self.text = text
    }
  }

  /// What a file printed.
  package struct Output: Hashable, Sendable {
    package var path: String
    package var lines: [String]
  }
}

/// A view or controller that is not spoken.
package struct SkippedView: Hashable, Sendable {
  package var name: String
  package var reason: String
  package var location: SourceLocation
}

/// A view or controller of a file, and what was heard of it.
package struct SpokenScreen: Sendable {
  /// The words by which it is known: a variable, a class, or the expression asked for.
  package var name: String
  package var path: String
  package var offer: Program.Speech.Offer
  /// Whether the file has statements, which run before it is made.
  package var isOfScript: Bool
  package var location: SourceLocation
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
