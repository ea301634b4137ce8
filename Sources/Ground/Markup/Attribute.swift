package struct Attribute: Hashable, Sendable {
  package var name: String
  /// Empty for a Boolean attribute.
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  package static func id(_ value: String) -> Attribute { Attribute("id", value) }
  package static func `class`(_ value: String) -> Attribute { Attribute("class", value) }
  package static func lang(_ tag: String) -> Attribute { Attribute("lang", tag) }
  package static func direction(_ value: WritingDirection) -> Attribute {
    Attribute("dir", value.rawValue)
  }
  package static func hreflang(_ tag: String) -> Attribute { Attribute("hreflang", tag) }
  package static func type(_ value: String) -> Attribute { Attribute("type", value) }
  package static func rel(_ value: String) -> Attribute { Attribute("rel", value) }
  package static func value(_ number: Int) -> Attribute { Attribute("value", String(number)) }
  package static func role(_ value: Role) -> Attribute { Attribute("role", value.rawValue) }
  package static func label(_ value: String) -> Attribute { Attribute("aria-label", value) }
  package static func labelledBy(_ id: String) -> Attribute { Attribute("aria-labelledby", id) }
  package static let current = Attribute("aria-current", "page")
  /// Hides the element from assistive technology only.
  package static let hiddenFromAssistiveTechnology = Attribute("aria-hidden", "true")
  /// Hides the element; it can still label or describe others.
  package static let hidden = Attribute("hidden", "")
  /// Allows a link to move the focus here, without adding a Tab stop.
  package static let focusableByLink = Attribute("tabindex", "-1")
  /// Adds a Tab stop, so that the content can be scrolled with the keyboard.
  package static let focusable = Attribute("tabindex", "0")
  /// Shows the content of a disclosure.
  package static let open = Attribute("open", "")
  package static let untranslated = Attribute("translate", "no")

  package enum Role: String, Sendable {
    case note
    case image = "img"
    case status
    case region
    /// For tables whose `display` style makes browsers drop the table semantics.
    case table, row, cell
    case rowGroup = "rowgroup"
    case columnHeader = "columnheader"
    case rowHeader = "rowheader"
    case noteReference = "doc-noteref"
    case backlink = "doc-backlink"
  }
}

extension [Attribute] {
  func followed(by others: [Attribute]) -> [Attribute] {
    others.isEmpty ? self : self + others
  }
}

package enum HeaderScope: String, Sendable {
  case column = "col"
  case row
}

package enum WritingDirection: String, Hashable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
