import Articles
package import BookModel
package import Diagnostics
package import SnippetNotation

/// What is wrong with the lines that were computed of a book's components.
///
/// Code that was not run, or failed, is left to the findings about it.
package func check(componentsOf book: Book, in report: SnippetReport) -> [Diagnostic] {
  book.allComponents.flatMap { component in
    component.silence(in: report) + component.differences(in: report)
  }
}

extension Component {
  /// Finds code of which nothing is heard.
  fileprivate func silence(in report: SnippetReport) -> [Diagnostic] {
    templates.compactMap { template in
      let isSilent = SpokenLanguage.all.contains { language in
        lines(template.framework, in: language, report)?.isEmpty == true
      }
      guard isSilent else { return nil }
      return Diagnostic(
        .silentComponent,
        at: template.location,
        "nothing is heard of the component '\(id)' in \(template.framework.name)",
        help: "show an element that VoiceOver stops at and that has a name"
      )
    }
  }

  /// Finds frameworks that say different lines although they must say the same, and the other way round.
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
          "UIKit and SwiftUI say different lines of the component '\(id)' (\(language))",
          details: lines,
          help: """
            let both say the same, or write 'same-line: false' and tell in 'differs' why they do not
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
        "UIKit and SwiftUI say the same of the component '\(id)' after all",
        help: "remove 'same-line' and 'differs'"
      )
    ]
  }
}

extension CodeTemplate {
  /// The place of the key that holds the code.
  fileprivate var location: SourceLocation { SourceLocation(path: path, line: line, column: 1) }
}

extension Rule {
  /// The kinds of findings about the lines of components.
  package static let components: [Rule] = [.silentComponent, .differentComponent]

  static let silentComponent = Rule(
    id: "silent-component",
    explanation: """
      The page of a component says what VoiceOver makes of its code. Nothing was heard of this one: its \
      view is no element of accessibility, is hidden, or has no size.
      """,
    readers: """
      Readers who look a control up would find code that teaches them to be silent.
      """,
    wrong: "show(UIView())",
    right: "show(UIButton(configuration: .plain()))"
  )
  static let differentComponent = Rule(
    id: "different-component",
    explanation: """
      A component in UIKit and in SwiftUI is heard as the same line in every language, unless its file \
      says 'same-line: false' and, in 'differs', why. Where it says so, the lines must differ.
      """,
    readers: """
      Readers would take the line of one framework for that of the other.
      """,
    wrong: "a UIKit button named “Sort” and a SwiftUI one named “Sort by”",
    right: "the same name in both, or 'same-line: false' with 'differs'"
  )
}
