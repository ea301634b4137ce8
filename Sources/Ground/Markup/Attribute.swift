/// An attribute of an element.
package struct Attribute: Hashable, Sendable {
  package var name: String
  /// The value; empty for an attribute that is there or not.
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

extension Attribute {
  /// The name that links and labels refer to.
  package static func id(_ value: String) -> Attribute { Attribute("id", value) }
  /// The names by which style sheets find the element.
  package static func `class`(_ value: String) -> Attribute { Attribute("class", value) }
  /// The language of the content, as a BCP 47 tag.
  package static func lang(_ tag: String) -> Attribute { Attribute("lang", tag) }
  /// The side from which lines are read, where the language does not have that of the page.
  package static func direction(_ value: WritingDirection) -> Attribute {
    Attribute("dir", value.rawValue)
  }
  /// The language of the page that a link goes to, as a BCP 47 tag.
  package static func hreflang(_ tag: String) -> Attribute { Attribute("hreflang", tag) }
  /// The media type of what a link goes to.
  package static func type(_ value: String) -> Attribute { Attribute("type", value) }
  /// What a link's target is to this page.
  package static func rel(_ value: String) -> Attribute { Attribute("rel", value) }
  /// The number of an item of a list.
  package static func value(_ number: Int) -> Attribute { Attribute("value", String(number)) }
  /// What the element is to assistive technology, where its name does not say so.
  package static func role(_ value: Role) -> Attribute { Attribute("role", value.rawValue) }
  /// The name that assistive technology uses for the element.
  package static func label(_ value: String) -> Attribute { Attribute("aria-label", value) }
  /// The element whose text is the name that assistive technology uses.
  package static func labelledBy(_ id: String) -> Attribute { Attribute("aria-labelledby", id) }
  /// Marks the item of a set that stands for this page.
  package static let current = Attribute("aria-current", "page")
  /// Takes the element out of what assistive technology reads.
  package static let hiddenFromAssistiveTechnology = Attribute("aria-hidden", "true")
  /// Takes the element out of the page; other elements can still be named by it.
  package static let hidden = Attribute("hidden", "")
  /// Lets the element receive the focus from a link, without being a stop of the Tab key.
  package static let focusableByLink = Attribute("tabindex", "-1")
  /// Lets the element receive the focus from the Tab key, so that its content can be scrolled.
  package static let focusable = Attribute("tabindex", "0")
  /// Keeps translating software away from the content.
  package static let untranslated = Attribute("translate", "no")

  /// The roles that no element of the book has by itself.
  package enum Role: String, Sendable {
    /// A remark beside the text.
    case note
    /// A picture that is drawn in the page.
    case image = "img"
    /// Words that change while somebody reads, and are spoken then.
    case status
    /// A part of a page that deserves a name and a place among the landmarks.
    case region
    /// A table and its parts, for browsers that take one that is drawn otherwise for no table.
    case table, row, cell
    case rowGroup = "rowgroup"
    case columnHeader = "columnheader"
    case rowHeader = "rowheader"
    /// A link from the text to a note.
    case noteReference = "doc-noteref"
    /// A link from a note back to the text.
    case backlink = "doc-backlink"
  }
}

extension [Attribute] {
  /// These attributes and those after them; most elements have no others.
  func followed(by others: [Attribute]) -> [Attribute] {
    others.isEmpty ? self : self + others
  }
}

/// What a table's header cell names.
package enum HeaderScope: String, Sendable {
  /// The cells below it.
  case column = "col"
  /// The cells beside it.
  case row
}

/// The side from which lines are read.
package enum WritingDirection: String, Hashable, Sendable {
  /// As Latin and Cyrillic.
  case leftToRight = "ltr"
  /// As Arabic and Hebrew.
  case rightToLeft = "rtl"
}
