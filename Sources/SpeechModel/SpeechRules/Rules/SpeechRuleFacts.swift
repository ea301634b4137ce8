struct SpeechRuleFacts: Sendable {
  let statement: String
  let certainty: Certainty
  let sources: [String]
  let heard: [HeardUtterance]

  init(
    _ statement: String,
    _ certainty: Certainty,
    _ sources: [String],
    heard: [HeardUtterance] = []
  ) {
    self.statement = statement
    self.certainty = certainty
    self.sources = sources
    self.heard = heard
  }

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
    SpeechRuleFacts.all[self] ?? SpeechRuleFacts(rawValue, .concluded, [])
  }
}

extension SpeechRuleFacts {
  static let places: [SpeechRule: SpeechRuleFacts] = [
    .seriesCount: SpeechRuleFacts(
      "Segments, tabs and picker rows speak their position and the total.",
      .heard,
      ["CAP", "AS:images", "MAG"],
      heard: [
        HeardUtterance(
          "22, selected, Picker Item, adjustable, 22 of 30",
          on: "iOS 26.6.1, a caption"
        )
      ]
    ),
    .listEnds: SpeechRuleFacts(
      "The first and the last element of a list or landmark with an explicit order are announced as such.",
      .concluded,
      ["AS:images"]
    ),
    .tablePlace: SpeechRuleFacts(
      "A table cell speaks its headers before the label, and its row and column between label and value.",
      .certain,
      ["AS:desc"]
    ),
    .tableHeader: SpeechRuleFacts(
      "A header is spoken with its label and value.",
      .certain,
      ["AS:images"]
    ),
  ]
}
