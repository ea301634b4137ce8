package import AccessibilityAudit
package import AccessibilityTree
package import AssistiveTechnology
package import Diagnostics
package import SnippetNotation

/// What was heard of Swift files, with notes and errors.
package struct SpokenFiles: Sendable {
  package var screens: [SpokenScreen] = []
  /// Views and view controllers that weren't spoken.
  package var skipped: [SkippedView] = []
  /// What was removed from the files so that they compile.
  package var notes: [Note] = []
  /// The replacement for each removed module.
  package var replacedImports: [String: String] = [:]
  /// Code that doesn't compile, and failed runs.
  package var errors: [Diagnostic] = []
  package var outputs: [Output] = []

  package init(errors: [Diagnostic] = []) {
    self.errors = errors
  }

  package struct Note: Hashable, Sendable {
    package var location: SourceLocation
    package var text: String

    init(at location: SourceLocation, _ text: String) {
      self.location = location
      self.text = text
    }
  }

  package struct Output: Hashable, Sendable {
    package var path: String
    package var lines: [String]
  }
}

package struct SkippedView: Hashable, Sendable {
  package var name: String
  package var reason: String
  package var location: SourceLocation
}

/// A view or view controller of a file, and what was heard of it.
package struct SpokenScreen: Sendable {
  /// A variable, a class, or an expression passed with `--show`.
  package var name: String
  package var path: String
  package var offer: Program.Speech.Offer
  /// Whether the file has statements that run before it is created.
  package var isOfScript: Bool
  package var location: SourceLocation
  package var transcript: Transcript
  /// The objects behind the elements.
  package var origins: [ElementID: ElementOrigin]
  package var issues: [AccessibilityIssue]
  /// The issues as findings, located at the property or variable that has the element, if any.
  package var warnings: [Diagnostic]

  package var stops: Int { transcript.stops }
}
