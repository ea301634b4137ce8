package import Diagnostics
package import SnippetNotation

/// A control or pattern of the component reference: its code and what authors know about it.
///
/// What VoiceOver says for the code is computed when the book is checked.
package struct Component: Hashable, Sendable {
  package var id: String
  package var name: LocalizedText
  package var otherNames: [String: [String]]
  package var about: LocalizedText
  package var code: [InterfaceFramework: CodeTemplate]
  /// The code with the mistake that `defect` describes, in the component's first framework.
  package var mistake: CodeTemplate?
  package var reasonsForAbsence: [InterfaceFramework: LocalizedText]
  /// Why the spoken lines differ between the frameworks; `nil` if they are the same.
  package var difference: LocalizedText?
  package var reading: Reading
  /// What the picture shows open; `nil` to show the component as it appears at first.
  package var opening: Opening?
  package var defect: LocalizedText
  package var check: LocalizedText
  /// The chapter about the component: its slug, optionally with `#` and an anchor.
  package var chapter: LocalizedText
  package var location: SourceLocation
  package var chapterLocation: SourceLocation

  /// How much of the screen is read.
  package enum Reading: String, CaseIterable, Sendable {
    case element
    case all
  }

  /// What a tap or a swipe brings out, which readers recognise the component by.
  package struct Opening: Hashable, Sendable {
    package var kind: Kind
    /// The names of the texts on its buttons.
    package var texts: [String]

    package enum Kind: String, CaseIterable, Sendable {
      case menu
      /// The actions behind a row.
      case swipe
    }
  }

  package var templates: [CodeTemplate] { InterfaceFramework.allCases.compactMap { code[$0] } }

  package var chapterSlug: String { String(chapter["en"].prefix { $0 != "#" }) }

  package func chapterTarget(language: String) -> LinkTarget {
    let text = chapter[language]
    let anchor = text.drop { $0 != "#" }.dropFirst()
    return .page(
      .chapter(chapterSlug, language: language),
      anchor: anchor.isEmpty ? nil : String(anchor)
    )
  }
}

/// Components that belong together: a file of `Content/data/components`.
package struct ComponentGroup: Hashable, Sendable {
  package var id: String
  package var title: LocalizedText
  package var components: [Component]
  package var path: String
  package var text: String
}
