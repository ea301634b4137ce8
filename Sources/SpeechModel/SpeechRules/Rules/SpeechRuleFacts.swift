/// What a rule of speech says, and what it rests on.
struct SpeechRuleFacts: Sendable {
  /// The rule in a sentence.
  let statement: String
  /// How sure the rule is; of several answers the weakest.
  let certainty: Certainty
  /// The keys of its sources.
  let sources: [String]
  /// What VoiceOver said that shows the rule.
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

  /// The facts of every rule.
  static let all: [SpeechRule: SpeechRuleFacts] = {
    var all: [SpeechRule: SpeechRuleFacts] = [:]
    for facts in [stops, traits, places, hints, gestures, movements, voice, scanning] {
      for (rule, fact) in facts { all[rule] = fact }
    }
    return all
  }()
}

extension SpeechRule {
  /// The rule in a sentence.
  public var statement: String { facts.statement }
  /// How sure the rule is; of several answers the weakest.
  public var certainty: Certainty { facts.certainty }
  /// What the rule rests on, as keys that `docs/speech.md` explains and ``SpeechSource`` names.
  public var sources: [String] { facts.sources }
  /// Utterances of VoiceOver that show the rule.
  public var heard: [HeardUtterance] { facts.heard }

  // A test holds that every rule has facts.
  private var facts: SpeechRuleFacts {
    SpeechRuleFacts.all[self] ?? SpeechRuleFacts(rawValue, .concluded, [])
  }
}

extension SpeechRuleFacts {
  /// The rules of places in containers.
  static let places: [SpeechRule: SpeechRuleFacts] = [
    .seriesCount: SpeechRuleFacts(
      "Segments, tabs and rows of a wheel say which one of how many they are.",
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
      "The first and the last element of a list or landmark with an explicit order say so.",
      .concluded,
      ["AS:images"]
    ),
    .tablePlace: SpeechRuleFacts(
      "A cell of a table says its headers before the label, and row and column between label and value.",
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
