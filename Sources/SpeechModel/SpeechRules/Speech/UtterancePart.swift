/// A part of an utterance, with the rule that explains why it is spoken.
public struct UtterancePart: Hashable, Codable, Sendable {
  /// The kind of part.
  public var role: Role
  /// The words.
  public var text: String
  /// The rule that put the part here; `nil` for a line written by hand.
  public var rule: SpeechRule?
  /// The certainty and source of the words; `nil` for the app's words, which phones say as they
  /// are.
  public var wording: Wording?

  /// Creates a part with words of the app or, with a wording, of the system.
  public init(_ role: Role, _ text: String, rule: SpeechRule? = nil, wording: Wording? = nil) {
    self.role = role
    self.text = text
    self.rule = rule
    self.wording = wording
  }

  package init(_ role: Role, _ word: Word, rule: SpeechRule) {
    let wording = word.isFromApp ? nil : Wording(certainty: word.certainty, source: word.source)
    self.init(role, word.text, rule: rule, wording: wording)
  }

  /// How certain it is that a phone says these words here: the weaker of rule and wording.
  public var certainty: Certainty {
    min(rule?.certainty ?? .heard, wording?.certainty ?? .heard)
  }

  /// Whether no one has reported that a phone says these words here.
  public var isGuess: Bool { certainty == .concluded }

  /// The evidence for words of the system.
  public struct Wording: Hashable, Codable, Sendable {
    /// How certain it is that a phone says these words.
    public let certainty: Certainty
    /// The keys of the sources, separated by commas; empty for words of our own.
    public let source: String

    /// Creates a wording.
    public init(certainty: Certainty, source: String = "") {
      self.certainty = certainty
      self.source = source
    }
  }

  /// The kind of a part; the cases are in the order of speech.
  ///
  /// There are exceptions to the order. The state of a switch follows the words for traits. The
  /// selected state of a wheel follows its row, and before the name of a disabled group it comes
  /// first. The name of a web page's landmark follows the position. Notices follow all hints but the one about
  /// custom actions.
  public enum Role: String, Hashable, Codable, Sendable, CaseIterable {
    /// The name of a container that the focus enters, or of the app.
    case container
    /// The word for the selected state.
    case selected
    /// A header of the row or column.
    case tableHeader
    /// The label of the element.
    case label
    /// The row and column.
    case tablePosition
    /// The value of the element.
    case value
    /// A word for a trait.
    case trait
    /// A count such as “2 of 3”, or the start or end of a list.
    case position
    /// A notice that more is available: custom actions or more content.
    case notice
    /// A hint, which describes the effect of a gesture.
    case hint
  }
}
