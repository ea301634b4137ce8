package import Markup

/// A name by which style sheets find something that articles are drawn as.
package struct ClassName: Hashable, Sendable {
  /// The name as the style sheet of the site spells it.
  package let name: String

  // Around the blocks.
  package static let location = ClassName(name: "location")
  package static let lead = ClassName(name: "lead")
  package static let contents = ClassName(name: "contents")

  // Blocks.
  package static let number = ClassName(name: "number")
  package static let glance = ClassName(name: "glance")
  package static let glanceLabel = ClassName(name: "glance-label")
  package static let standalone = ClassName(name: "standalone")
  package static let checklist = ClassName(name: "checklist")
  package static let counts = ClassName(name: "counts")
  package static let events = ClassName(name: "events")
  package static let callout = ClassName(name: "callout")
  package static let calloutLabel = ClassName(name: "callout-label")
  package static let listing = ClassName(name: "listing")
  package static let table = ClassName(name: "table")
  package static let wide = ClassName(name: "wide")

  // Notes.
  package static let notes = ClassName(name: "notes")
  package static let notesLabel = ClassName(name: "notes-label")
  package static let note = ClassName(name: "note")
  package static let noteLabel = ClassName(name: "note-label")
  package static let noteReference = ClassName(name: "note-reference")
  package static let backlink = ClassName(name: "backlink")

  // What is spoken.
  package static let transcript = ClassName(name: "transcript")
  package static let screen = ClassName(name: "screen")
  package static let unchecked = ClassName(name: "unchecked")
  package static let played = ClassName(name: "played")
  package static let panes = ClassName(name: "panes")
  /// Screens around the code between them.
  package static let change = ClassName(name: "change")
  package static let paneLabel = ClassName(name: "pane-label")
  package static let legend = ClassName(name: "legend")
  package static let gesture = ClassName(name: "gesture")
  package static let shown = ClassName(name: "shown")
  package static let event = ClassName(name: "event")
  /// Traits in a spoken line; short, as there are many.
  package static let trait = ClassName(name: "t")
  /// Places in a spoken line; short, as there are many.
  package static let place = ClassName(name: "p")

  package static func callout(_ kind: String) -> ClassName { ClassName(name: kind) }

  /// The colour of a piece of code; short, as there are many.
  package static func color(_ group: String) -> ClassName {
    ClassName(name: String(group.prefix(1)))
  }
}

/// How the names for style sheets are spelled in one form of a book.
///
/// They are written where articles are drawn, and nothing but style sheets reads them.
package struct ClassNames: Sendable {
  private let spelling: @Sendable (String) -> String

  /// The spelling of the site's style sheet.
  package static let standard = ClassNames { $0 }

  /// Creates a spelling out of a change to the standard one.
  package init(spelling: @escaping @Sendable (String) -> String) {
    self.spelling = spelling
  }

  package subscript(_ name: ClassName) -> String { spelling(name.name) }

  /// The attribute that gives an element a name.
  package func callAsFunction(_ name: ClassName) -> Attribute { .class(self[name]) }

  /// The attribute that gives an element two names.
  package func callAsFunction(_ name: ClassName, _ other: ClassName) -> Attribute {
    .class("\(self[name]) \(self[other])")
  }

  /// The attribute that gives an element three names.
  package func callAsFunction(
    _ name: ClassName,
    _ other: ClassName,
    _ third: ClassName
  ) -> Attribute {
    .class("\(self[name]) \(self[other]) \(self[third])")
  }
}
