package import AccessibilityAudit
package import AccessibilityTree
import AppReading
package import AssistiveTechnology
package import Diagnostics
package import SnippetMessages
package import SnippetNotation
import SnippetRunning

package struct SpokenFiles: Sendable {
  package var screens: [SpokenScreen] = []
  package var skipped: [SkippedView] = []
  package var notes: [Note] = []
  package var replacedImports: [String: String] = [:]
  package var errors: [Diagnostic] = []
  package var outputs: [Output] = []
  /// What was taken from the rest of an app, and what was left out; `nil` without a project.
  package var slice: SpokenSlice?

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
///
/// Its name is a variable, a class, the name of a preview, or an expression passed with `--show`.
package struct SpokenScreen: Sendable {
  package var name: String
  package var path: String
  package var offer: Program.Speech.ScreenCandidate
  package var isOfScript: Bool
  package var location: SourceLocation
  package var transcript: Transcript
  package var origins: [ElementID: ElementOrigin]
  package var adjustments: [ElementID: Adjustment]
  /// What each button does, in their order, if that was asked for.
  package var presses: [PressedButton] = []
  /// Whether ``presses`` has every button; otherwise there were too many of them, or no time left.
  package var pressesAreComplete = true
  package var issues: [AccessibilityIssue]
  /// The issues as findings, located at the property or variable that has the element, if any.
  package var warnings: [Diagnostic]

  package var stops: Int { transcript.stops }

  /// Adds findings for texts that no language of the app translates.
  mutating func addUntranslated(_ texts: AppTexts) {
    let labels = transcript.entries.compactMap { entry in
      if case .spoken(_, let element?) = entry { element.label } else { nil as String? }
    }
    warnings += texts.untranslated(among: labels).sorted().map { text in
      Diagnostic(
        .untranslatedLabel,
        at: location,
        "'\(text)' is the same in all languages of the app",
        details: ["VoiceOver reads it with the voice of another language"],
        help: "translate it in its table of texts"
      )
    }
  }

  /// Takes what the buttons of this screen did in any of the runs.
  mutating func takePresses(from outcomes: [ProgramOutcome]) {
    var buttons: [Int: PressedButton] = [:]
    for case .pressed(offer.step, let button) in outcomes.flatMap(\.events) {
      buttons[button.number] = button
    }
    presses = buttons.values.sorted { $0.number < $1.number }
    let isCutShort = outcomes.last.map { !$0.isFinished && $0.lastStep <= offer.step } ?? true
    pressesAreComplete =
      !isCutShort && presses.count < PressedButton.limit && stops <= PressedButton.reach
  }
}
