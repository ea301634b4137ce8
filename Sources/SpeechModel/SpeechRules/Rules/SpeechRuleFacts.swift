struct SpeechRuleFacts: Sendable {
  let statement: String
  let certainty: Certainty
  let sources: [String]
  let heard: [HeardUtterance]

  static func heard(
    _ statement: String,
    _ sources: [String],
    heard: [HeardUtterance] = []
  ) -> Self { Self(statement: statement, certainty: .heard, sources: sources, heard: heard) }

  static func certain(_ statement: String, _ sources: [String] = []) -> Self {
    Self(statement: statement, certainty: .certain, sources: sources, heard: [])
  }

  static func reported(
    _ statement: String,
    _ sources: [String] = [],
    heard: [HeardUtterance] = []
  ) -> Self { Self(statement: statement, certainty: .reported, sources: sources, heard: heard) }

  static func concluded(
    _ statement: String,
    _ sources: [String] = [],
    heard: [HeardUtterance] = []
  ) -> Self { Self(statement: statement, certainty: .concluded, sources: sources, heard: heard) }

  static let all: [SpeechRule: SpeechRuleFacts] = {
    var all: [SpeechRule: SpeechRuleFacts] = [:]
    for facts in [stops, traits, places, hints, gestures, movements, voice, scanning] {
      for (rule, fact) in facts { all[rule] = fact }
    }
    return all
  }()
}

extension SpeechRule {
  /// The rule in one sentence, in English.
  public var statement: String { facts.statement }
  /// The certainty of the rule; if its parts differ, the weakest.
  public var certainty: Certainty { facts.certainty }
  /// The keys of the sources; ``SpeechSource`` names them and `docs/speech.md` explains them.
  public var sources: [String] { facts.sources }
  /// Captured VoiceOver utterances that demonstrate the rule.
  public var heard: [HeardUtterance] { facts.heard }

  // A test ensures that every rule has facts.
  private var facts: SpeechRuleFacts {
    SpeechRuleFacts.all[self] ?? .concluded(rawValue)
  }
}

extension SpeechRuleFacts {
  static let places: [SpeechRule: SpeechRuleFacts] = [
    .seriesCount: .heard(
      "Segments, tabs and picker rows speak their position and the total.",
      ["CAP", "AS:images", "MAG"],
      heard: [
        HeardUtterance(
          "22, selected, Picker Item, adjustable, 22 of 30",
          on: "iOS 26.6.1, a caption"
        )
      ]
    ),
    .listEnds: .concluded(
      "The first and the last element of a list or landmark with an explicit order are announced as such.",
      ["AS:images"]
    ),
    .tablePlace: .certain(
      "A table cell speaks its headers before the label, and its row and column between label and value.",
      ["AS:desc"]
    ),
    .tableHeader: .certain("A header is spoken with its label and value.", ["AS:images"]),
  ]
}
