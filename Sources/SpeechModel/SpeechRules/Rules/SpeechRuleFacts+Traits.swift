extension SpeechRuleFacts {
  static let traits: [SpeechRule: SpeechRuleFacts] = [
    .traitOrder: SpeechRuleFacts(
      "“Selected” comes before the label; the words for other traits stand in a fixed order after the value, “dimmed” before all of them.",
      .heard,
      ["VO27", "CAP", "AS:desc", "AS:images"],
      heard: [
        HeardUtterance("selected Traditional · OpenCC Button", on: "iPadOS 27.0 (24A434)"),
        HeardUtterance("Copy Result dimmed Button", on: "iPadOS 27.0 (24A434)"),
        HeardUtterance("Could Not Convert File Heading", on: "iOS 27.0 (24A434)"),
      ]
    ),
    .traitButton: SpeechRuleFacts(
      "What has the button trait says “Button”, unless a more exact word says so.",
      .heard,
      ["VO27", "CAP", "AS:desc"],
      heard: [
        HeardUtterance("Same label Button", on: "iOS 27.0 (24A5423a)"),
        HeardUtterance("Undo, Button", on: "iOS 26.6.1, a caption"),
      ]
    ),
    .traitBack: SpeechRuleFacts(
      "A back button has a word of its own, and does not say its label if that is the word for back.",
      .heard,
      ["CAP", "AS:desc"],
      heard: [
        HeardUtterance("Back button", on: "iOS 26 or 27, a caption")
      ]
    ),
    .traitField: SpeechRuleFacts(
      "Text fields and secure fields have a word, and another one while they are edited.",
      .heard,
      ["VO27", "AS:desc"],
      heard: [
        HeardUtterance("해당 날짜에 할 일 입력 … 텍스트 필드", on: "iOS 27, in Korean")
      ]
    ),
    .fieldEdited: SpeechRuleFacts(
      "While a field is edited, its text comes after “Is editing”, and then where the insertion point is.",
      .reported,
      ["MAG"]
    ),
    .traitSearch: SpeechRuleFacts(
      "A field that searches says that it searches, and not that it is a text field as well.",
      .reported,
      ["MAG", "AS:desc"]
    ),
    .traitPrivate: SpeechRuleFacts(
      "Pop-up buttons, wheels of a picker and other private traits have words.",
      .reported,
      ["VO27", "CAP", "MAG", "DUAL"],
      heard: [
        HeardUtterance(
          "Pane sizes Button Pop up button Double tap to activate the picke",
          on: "iPadOS 27.0 (24A434), cut"
        ),
        HeardUtterance(
          "22, selected, Picker Item, adjustable, 22 of 30",
          on: "iOS 26.6.1, a caption"
        ),
      ]
    ),
    .traitLevel: SpeechRuleFacts(
      "A heading whose label carries a level says the level.",
      .reported,
      ["MAG", "APL:doc"]
    ),
    .pickerSelected: SpeechRuleFacts(
      "A wheel says “selected” after its row.",
      .heard,
      ["CAP"],
      heard: [
        HeardUtterance(
          "22, selected, Picker Item, adjustable, 22 of 30",
          on: "iOS 26.6.1, a caption"
        )
      ]
    ),
    .tabsByTrait: SpeechRuleFacts(
      "Every element below a view with the tab bar trait is a tab.",
      .certain,
      ["AS:images"]
    ),
    .expansion: SpeechRuleFacts(
      "An element that opens or closes says whether it is open.",
      .concluded,
      ["APL:uikit"]
    ),
    .switchState: SpeechRuleFacts(
      "A switch says its state after the word for a switch.",
      .heard,
      ["VO27", "CAP", "AS:desc", "AS:images"],
      heard: [
        HeardUtterance(
          "Notifications Switch button on Double tap to toggle setting.",
          on: "iOS 27.0 (24A5423a)"
        )
      ]
    ),
  ]
}
