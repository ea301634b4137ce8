package import Diagnostics

/// A word or phrase that a book does not use, and the better one.
package struct WordToAvoid: Hashable, Sendable {
  /// The forms to look for, each of one word or several.
  package var forms: [String]
  /// What to write in its place.
  package var better: String
  /// Why, in a sentence; `nil` where that goes without saying.
  package var why: String?
  /// Whether the forms are the only ones, so that other cases, numbers and persons may stand.
  package var isExact: Bool
  /// Where it stands in the file.
  package var location: SourceLocation

  /// Creates the value of its parts.
  package init(
    forms: [String],
    better: String,
    why: String? = nil,
    isExact: Bool = false,
    location: SourceLocation
  ) {
    self.forms = forms
    self.better = better
    self.why = why
    self.isExact = isExact
    self.location = location
  }

  /// The path of the file that lists them.
  package static let path = "Content/words-to-avoid.yml"
}
