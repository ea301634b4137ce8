package import Diagnostics
package import SnippetNotation

/// A control or pattern of the reference: its code, and what is known beside what is computed of it.
package struct Component: Hashable, Sendable {
  /// The name in addresses; unique in the book.
  package var id: String
  /// The name that readers see.
  package var name: LocalizedText
  /// Other words that readers look for, by language.
  package var otherNames: [String: [String]]
  /// What it is for, and its class or view.
  package var about: LocalizedText
  package var code: [InterfaceFramework: CodeTemplate]
  package var absence: [InterfaceFramework: LocalizedText]
  /// Why the frameworks say different lines; `nil` if they say the same.
  package var difference: LocalizedText?
  /// How much of the screen is heard.
  package var walk: Walk
  /// What usually goes wrong, and what is heard then.
  package var defect: LocalizedText
  package var check: LocalizedText
  /// The chapter that explains it: a slug, and after `#` the name of a place on the page if need be.
  package var chapter: LocalizedText
  /// The place of the component in its file.
  package var location: SourceLocation
  /// The place of the chapter's name.
  package var chapterLocation: SourceLocation

  /// How much of the screen is heard.
  package enum Walk: String, CaseIterable, Sendable {
    /// The element that has the focus first.
    case element
    /// All elements to the last.
    case all
  }

  package init(
    id: String,
    name: LocalizedText,
    otherNames: [String: [String]],
    about: LocalizedText,
    code: [InterfaceFramework: CodeTemplate],
    absence: [InterfaceFramework: LocalizedText],
    difference: LocalizedText?,
    walk: Walk,
    defect: LocalizedText,
    check: LocalizedText,
    chapter: LocalizedText,
    location: SourceLocation,
    chapterLocation: SourceLocation
  ) {
    self.id = id
    self.name = name
    self.otherNames = otherNames
    self.about = about
    self.code = code
    self.absence = absence
    self.difference = difference
    self.walk = walk
    self.defect = defect
    self.check = check
    self.chapter = chapter
    self.location = location
    self.chapterLocation = chapterLocation
  }

  /// The code in the order in which pages show it.
  package var templates: [CodeTemplate] { InterfaceFramework.allCases.compactMap { code[$0] } }

  package var chapterSlug: String { String(chapter["en"].prefix { $0 != "#" }) }

  /// The chapter that explains it in a language, and the name of the place on its page, if one is named.
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
  /// The name in addresses; unique in the book.
  package var id: String
  /// The name that readers see.
  package var title: LocalizedText
  package var components: [Component]
  package var path: String
  package var text: String

  package init(
    id: String,
    title: LocalizedText,
    components: [Component],
    path: String,
    text: String
  ) {
    self.id = id
    self.title = title
    self.components = components
    self.path = path
    self.text = text
  }
}
