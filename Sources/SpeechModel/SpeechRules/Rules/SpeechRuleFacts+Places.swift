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
