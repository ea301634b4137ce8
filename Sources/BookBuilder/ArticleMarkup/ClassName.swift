package import Markup

/// A class name of elements in articles.
///
/// Names of frequent elements have a single letter to keep pages small.
package struct ClassName: Hashable, Sendable {
  package let name: String

  // Around the blocks
  package static let location = ClassName(name: "location")
  package static let lead = ClassName(name: "lead")
  package static let contents = ClassName(name: "contents")

  // Blocks
  package static let number = ClassName(name: "number")
  package static let glance = ClassName(name: "glance")
  package static let glanceLabel = ClassName(name: "glance-label")
  package static let standalone = ClassName(name: "standalone")
  package static let checklist = ClassName(name: "checklist")
  package static let counts = ClassName(name: "counts")
  package static let events = ClassName(name: "events")
  package static let gallery = ClassName(name: "gallery")
  package static let folded = ClassName(name: "folded")
  package static let links = ClassName(name: "links")
  package static let steps = ClassName(name: "steps")
  package static let summaries = ClassName(name: "summaries")
  package static let picture = ClassName(name: "picture")
  package static let callout = ClassName(name: "callout")
  package static let calloutLabel = ClassName(name: "callout-label")
  package static let exhibit = ClassName(name: "exhibit")
  package static let listing = ClassName(name: "listing")
  /// A listing that fits next to what is heard.
  package static let slim = ClassName(name: "slim")
  /// A listing that the compiler rejects, which no one needs to copy.
  package static let rejected = ClassName(name: "rejected")
  package static let table = ClassName(name: "table")
  package static let wide = ClassName(name: "wide")

  // Footnotes
  package static let notes = ClassName(name: "notes")
  package static let notesLabel = ClassName(name: "notes-label")
  package static let note = ClassName(name: "note")
  package static let noteLabel = ClassName(name: "note-label")
  package static let noteReference = ClassName(name: "note-reference")
  package static let backlink = ClassName(name: "backlink")

  // Transcripts and screens
  package static let transcript = ClassName(name: "transcript")
  package static let screen = ClassName(name: "screen")
  package static let unchecked = ClassName(name: "unchecked")
  package static let played = ClassName(name: "played")
  package static let panes = ClassName(name: "panes")
  package static let change = ClassName(name: "change")
  package static let paneLabel = ClassName(name: "pane-label")
  package static let legend = ClassName(name: "legend")
  /// A list with gestures, all of whose lines are short.
  package static let brief = ClassName(name: "brief")
  package static let gesture = ClassName(name: "gesture")
  package static let shown = ClassName(name: "shown")
  package static let event = ClassName(name: "event")
  package static let trait = ClassName(name: "t")
  package static let place = ClassName(name: "p")

  package static func callout(_ kind: String) -> ClassName { ClassName(name: kind) }

  package static func color(_ group: String) -> ClassName {
    ClassName(name: String(group.prefix(1)))
  }
}

/// Translates class names for one output format.
///
/// Only style sheets depend on these names.
package struct ClassNames: Sendable {
  private let spelling: @Sendable (String) -> String

  package static let standard = ClassNames { $0 }

  package init(spelling: @escaping @Sendable (String) -> String) {
    self.spelling = spelling
  }

  package subscript(_ name: ClassName) -> String { spelling(name.name) }

  package func callAsFunction(_ name: ClassName) -> Attribute { .class(self[name]) }

  package func callAsFunction(_ names: [ClassName]) -> Attribute {
    .class(names.map { self[$0] }.joined(separator: " "))
  }

  package func callAsFunction(_ name: ClassName, _ other: ClassName) -> Attribute {
    .class("\(self[name]) \(self[other])")
  }

  package func callAsFunction(
    _ name: ClassName,
    _ other: ClassName,
    _ third: ClassName
  ) -> Attribute {
    .class("\(self[name]) \(self[other]) \(self[third])")
  }
}
