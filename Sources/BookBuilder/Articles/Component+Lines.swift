package import AssistiveTechnology
package import BookModel
package import SnippetNotation

extension Component {
  /// What an assistive technology made of the component, as it was computed, with the elements behind
  /// the lines; `nil` if it was not.
  ///
  /// Of a component of which one element is heard, VoiceOver's line for that alone.
  ///
  /// - Parameters:
  ///   - language: the language of the device and of the texts in the code.
  ///   - report: what the check of the book's snippets came to.
  package func walkthrough(
    of technology: TechnologyKind = .voiceOver,
    _ framework: InterfaceFramework,
    in language: SpokenLanguage,
    _ report: SnippetReport
  ) -> Walkthrough? {
    let place = code[framework]?.place(of: technology, in: language)
    guard case .spoken(var walkthrough)? = place.flatMap({ report.verdicts[$0] }) else {
      return nil
    }
    if technology == .voiceOver, walk == .element {
      let entries = walkthrough.transcript.entries
      walkthrough.transcript.entries = Array(entries.prefix(1))
    }
    return walkthrough
  }

  /// The lines of VoiceOver that say something; `nil` if they were not computed.
  package func lines(
    _ framework: InterfaceFramework,
    in language: SpokenLanguage,
    _ report: SnippetReport
  ) -> [String]? {
    walkthrough(framework, in: language, report)?.transcript.entries.filter(\.saysSomething).map(
      \.line
    )
  }

  /// The framework whose lines stand for the component: the first that has it.
  package var mainFramework: InterfaceFramework? { templates.first?.framework }
}

extension Transcript.Entry {
  /// Whether words are spoken.
  fileprivate var saysSomething: Bool {
    if case .spoken(let utterance, element: _) = self { !utterance.parts.isEmpty } else { false }
  }
}
