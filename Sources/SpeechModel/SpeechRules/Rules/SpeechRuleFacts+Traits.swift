extension SpeechRuleFacts {
  static let traits: [SpeechRule: SpeechRuleFacts] = [
    .traitOrder: SpeechRuleFacts(
      "“Selected” comes before the label; the words for other traits follow the value in a fixed order, starting with “dimmed”.",
      .heard,
      ["VO27", "CAP", "AS:desc", "AS:images"],
      heard: [
        HeardUtterance("selected Traditional · OpenCC Button", on: "iPadOS 27.0 (24A434)"),
        HeardUtterance("Copy Result dimmed Button", on: "iPadOS 27.0 (24A434)"),
        HeardUtterance("Could Not Convert File Heading", on: "iOS 27.0 (24A434)"),
      ]
    ),
    .traitButton: SpeechRuleFacts(
      "An element with the button trait is called “Button”, unless a more specific word applies.",
      .heard,
      ["VO27", "CAP", "AS:desc"],
      heard: [
        HeardUtterance("Same label Button", on: "iOS 27.0 (24A5423a)"),
        HeardUtterance("Undo, Button", on: "iOS 26.6.1, a caption"),
      ]
    ),
    .traitBack: SpeechRuleFacts(
      "A back button has a word of its own, and its label isn't spoken if it is the word for back.",
      .heard,
      ["CAP", "AS:desc"],
      heard: [
        HeardUtterance("Back button", on: "iOS 26 or 27, a caption")
      ]
    ),
    .traitField: SpeechRuleFacts(
      "Text fields and secure text fields have a word, and another one while they are being edited.",
      .heard,
      ["VO27", "AS:desc"],
      heard: [
        HeardUtterance("해당 날짜에 할 일 입력 … 텍스트 필드", on: "iOS 27, in Korean")
      ]
    ),
    .fieldEdited: SpeechRuleFacts(
      "While a field is being edited, its text or placeholder follows “Is editing”, and then the position of the insertion point.",
      .reported,
      ["MAG", "KS"]
    ),
    .traitSearch: SpeechRuleFacts(
      "A search field is called a search field, and not a text field as well.",
      .reported,
      ["MAG", "AS:desc"]
    ),
    .traitPrivate: SpeechRuleFacts(
      "Pop-up buttons, picker wheels and other private traits have words.",
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
      "A heading speaks its level if its label has one.",
      .reported,
      ["MAG", "APL:doc"]
    ),
    .pickerSelected: SpeechRuleFacts(
      "A picker wheel says “selected” after its row.",
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
      "Every element inside a view with the tab bar trait is a tab.",
      .certain,
      ["AS:images"]
    ),
    .expansion: SpeechRuleFacts(
      "An element that can be expanded says whether it is open.",
      .concluded,
      ["APL:uikit"]
    ),
    .switchState: SpeechRuleFacts(
      "A switch speaks its state after the word for a switch.",
      .heard,
      ["VO27", "CAP", "AS:desc", "AS:images"],
      heard: [
        HeardUtterance(
          "Notifications Switch button on Double tap to toggle setting.",
          on: "iOS 27.0 (24A5423a)"
        )
      ]
    ),
    .switchAlone: SpeechRuleFacts(
      "A toggle without the button trait is called a switch too; reports disagree.",
      .concluded,
      []
    ),
  ]
}
