import Articles
import AssistiveTechnology
package import BookModel
package import Diagnostics
package import SnippetNotation

/// Checks the computed lines of a book's components.
///
/// Code that was not run or that failed is skipped; other findings report it.
package func check(componentsOf book: Book, in report: SnippetReport) -> [Diagnostic] {
  book.allComponents.flatMap { component in
    component.silentFrameworks(in: report) + component.differences(in: report)
      + component.inaudibleMistakes(in: report)
  }
}

extension Component {
  fileprivate func silentFrameworks(in report: SnippetReport) -> [Diagnostic] {
    templates.compactMap { template in
      let isSilent = SpokenLanguage.all.contains { language in
        lines(template.framework, in: language, report)?.isEmpty == true
      }
      guard isSilent else { return nil }
      return Diagnostic(
        .silentComponent,
        at: template.location,
        "VoiceOver says nothing for the component '\(id)' in \(template.framework.name)",
        help: "show a labelled element that VoiceOver can focus"
      )
    }
  }

  fileprivate func differences(in report: SnippetReport) -> [Diagnostic] {
    guard let template = code[.swiftUI], code[.uiKit] != nil else { return [] }
    let pairs = SpokenLanguage.all.compactMap { language -> (String, [String], [String])? in
      guard let one = lines(.uiKit, in: language, report),
        let other = lines(.swiftUI, in: language, report)
      else { return nil }
      return (language.key, one, other)
    }
    guard !pairs.isEmpty else { return [] }
    let different = pairs.first { $0.1 != $0.2 }
    if difference == nil, let (language, one, other) = different {
      let lines = one.map { "UIKit: \($0)" } + other.map { "SwiftUI: \($0)" }
      return [
        Diagnostic(
          .differentComponent,
          at: template.location,
          "the lines of the component '\(id)' differ between UIKit and SwiftUI (\(language))",
          details: lines,
          help: """
            make both say the same, or write 'same-speech: false' and give the reason in 'differs'
            """
        )
      ]
    }
    guard difference != nil, different == nil, pairs.count == SpokenLanguage.all.count else {
      return []
    }
    return [
      Diagnostic(
        .differentComponent,
        at: template.location,
        "the lines of the component '\(id)' are the same in UIKit and SwiftUI",
        help: "remove 'same-speech' and 'differs'"
      )
    ]
  }

  fileprivate func inaudibleMistakes(in report: SnippetReport) -> [Diagnostic] {
    guard let mistake, let right = code[mistake.framework] else { return [] }
    let language = SpokenLanguage.all.first { language in
      let lines = [mistake, right].compactMap { template -> [String]? in
        let verdict = report.verdicts[template.place(of: .voiceOver, in: language)]
        guard case .spoken(let walkthrough)? = verdict else { return nil }
        return walkthrough.transcript.entries.map(\.line)
      }
      return lines.count == 2 && lines[0] == lines[1]
    }
    guard let language else { return [] }
    return [
      Diagnostic(
        .inaudibleMistake,
        at: mistake.location,
        "the mistake of the component '\(id)' is heard like its correction (\(language.key))",
        help: "show a mistake that changes what is heard, or remove it"
      )
    ]
  }
}

extension CodeTemplate {
  fileprivate var location: SourceLocation { SourceLocation(path: path, line: line, column: 1) }
}

extension Rule {
  package static let components: [Rule] = [
    .silentComponent, .differentComponent, .inaudibleMistake,
  ]

  static let silentComponent = Rule(
    id: "silent-component",
    explanation: """
      The page of a component shows what VoiceOver says for its code. For this code it says nothing: \
      the view is not an accessibility element, is hidden, or has no size.
      """,
    readers: "Readers looking up a control would copy code that VoiceOver is silent about.",
    wrong: "show(UIView())",
    right: "show(UIButton(configuration: .plain()))"
  )
  static let differentComponent = Rule(
    id: "different-component",
    explanation: """
      A component has the same spoken line in UIKit and in SwiftUI in every language, unless its file \
      says 'same-speech: false' and gives the reason in 'differs'. Then the lines must differ.
      """,
    readers: "Readers would expect the line of one framework from the other.",
    wrong: "a UIKit button named “Sort” and a SwiftUI one named “Sort by”",
    right: "the same name in both, or 'same-speech: false' with 'differs'"
  )
  static let inaudibleMistake = Rule(
    id: "inaudible-mistake",
    explanation: """
      The page of a component shows what is heard with the code of 'mistake', and without it. Some \
      line must differ in every language.
      """,
    readers: """
      Readers would compare two screens that sound the same, and not hear what the mistake does.
      """,
    wrong: "only the colour of the text differs",
    right: "the label is missing"
  )
}
