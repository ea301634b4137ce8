/// A piece of what is spoken, with the reason it is spoken.
public struct UtterancePart: Hashable, Codable, Sendable {
  /// What the piece is.
  public var role: Role
  /// The words.
  public var text: String
  /// The rule that put the piece here; `nil` of a line that somebody wrote.
  public var rule: SpeechRule?
  /// What the words themselves rest on; `nil` of the app's words, which phones say as they are.
  public var wording: Wording?

  /// Creates a piece of the app's words, or with a wording one of the system's.
  public init(_ role: Role, _ text: String, rule: SpeechRule? = nil, wording: Wording? = nil) {
    self.role = role
    self.text = text
    self.rule = rule
    self.wording = wording
  }

  /// Creates a piece of the system's words, or of the app's.
  package init(_ role: Role, _ word: Word, rule: SpeechRule) {
    let wording = word.isOfApp ? nil : Wording(certainty: word.certainty, source: word.source)
    self.init(role, word.text, rule: rule, wording: wording)
  }

  /// How sure it is that a phone says these words here: as sure as the weaker of rule and wording.
  public var certainty: Certainty {
    min(rule?.certainty ?? .heard, wording?.certainty ?? .heard)
  }

  /// Whether nobody has reported that a phone says these words here.
  public var isGuess: Bool { certainty == .concluded }

  /// What the words of the system rest on.
  public struct Wording: Hashable, Codable, Sendable {
    /// How sure it is that a phone says these words.
    public let certainty: Certainty
    /// The keys of the sources, a comma between them; empty for our own words.
    public let source: String

    /// Creates a wording.
    public init(certainty: Certainty, source: String = "") {
      self.certainty = certainty
      self.source = source
    }
  }

  /// The place of a piece in an utterance; the cases stand in the order of speech.
  ///
  /// One value comes later than its place here: the state of a switch follows the trait words. So does
  /// the selected state of a wheel, after its row, and before the name of a group that is not enabled it
  /// comes earlier.
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
    /// A note that more is to be had: custom actions, more content.
    case notice
    /// What a gesture will do.
    case hint
  }
}
