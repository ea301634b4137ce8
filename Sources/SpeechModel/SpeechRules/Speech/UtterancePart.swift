/// A piece of what is spoken, with the reason it is spoken.
public struct UtterancePart: Hashable, Codable, Sendable {
  /// Why the piece is spoken.
  public var role: Role
  /// The words.
  public var text: String
  /// How sure it is that a phone says these words here; `nil` for words of the app.
  public var certainty: Certainty?

  /// Creates a piece of the app's words, or with a certainty one of the system's.
  public init(_ role: Role, _ text: String, certainty: Certainty? = nil) {
    self.role = role
    self.text = text
    self.certainty = certainty
  }

  /// Creates a piece of the system's words.
  package init(_ role: Role, _ word: Word) {
    self.init(role, word.text, certainty: word.isOfApp ? nil : word.certainty)
  }

  /// Whether nobody has reported that a phone says these words here.
  public var isGuess: Bool { certainty == .concluded }

  /// The place of a piece in an utterance; the cases stand in the order of speech.
  ///
  /// One value comes later than its place here: the state of a switch follows the trait words.
  public enum Role: String, Hashable, Codable, Sendable, CaseIterable {
    /// The name of a container the focus enters.
    case container
    /// The word for “selected”.
    case selected
    /// Headers of the row or column.
    case tableHeader
    /// The element's label.
    case label
    /// Row and column.
    case tablePosition
    /// The element's value.
    case value
    /// A word for what the element is or may do.
    case trait
    /// A count such as “2 of 3”, or the start or end of a list.
    case position
    /// What a gesture will do.
    case hint
    /// A note that more is to be had: custom actions, more content.
    case notice
  }
}
