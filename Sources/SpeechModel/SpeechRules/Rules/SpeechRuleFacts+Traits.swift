extension SpeechRuleFacts {
  static let traits: [SpeechRule: SpeechRuleFacts] = [
    .traitOrder: .heard(
      "“Selected” comes before the label; the words for other traits follow the value in a fixed order, starting with “dimmed”.",
      ["VO27", "CAP", "AS:desc", "AS:images"],
      heard: [
        HeardUtterance("selected Traditional · OpenCC Button", on: "iPadOS 27.0 (24A434)"),
        HeardUtterance("Copy Result dimmed Button", on: "iPadOS 27.0 (24A434)"),
        HeardUtterance("Could Not Convert File Heading", on: "iOS 27.0 (24A434)"),
      ]
    ),
    .traitButton: .heard(
      "An element with the button trait is called “Button”, unless a more specific word applies.",
      ["VO27", "CAP", "AS:desc"],
      heard: [
        HeardUtterance("Same label Button", on: "iOS 27.0 (24A5423a)"),
        HeardUtterance("Undo, Button", on: "iOS 26.6.1, a caption"),
      ]
    ),
    .traitBack: .heard(
      "A back button has a word of its own, and its label isn't spoken if it is the word for back.",
      ["CAP", "AS:desc"],
      heard: [
        HeardUtterance("Back button", on: "iOS 26 or 27, a caption")
      ]
    ),
    .traitField: .heard(
      "Text fields and secure text fields have a word, and another one while they are being edited.",
      ["VO27", "AS:desc"],
      heard: [
        HeardUtterance("해당 날짜에 할 일 입력 … 텍스트 필드", on: "iOS 27, in Korean")
      ]
    ),
    .fieldEdited: .reported(
      "While a field is being edited, its text or placeholder follows “Is editing”, and then the position of the insertion point.",
      ["MAG", "KS"]
    ),
    .traitSearch: .reported(
      "A search field is called a search field, and not a text field as well.",
      ["MAG", "AS:desc"]
    ),
    .traitPrivate: .reported(
      "Pop-up buttons, picker wheels and other private traits have words.",
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
    .traitLevel: .reported("A heading speaks its level if its label has one.", ["MAG", "APL:doc"]),
    .pickerSelected: .heard(
      "A picker wheel says “selected” after its row.",
      ["CAP"],
      heard: [
        HeardUtterance(
          "22, selected, Picker Item, adjustable, 22 of 30",
          on: "iOS 26.6.1, a caption"
        )
      ]
    ),
    .tabsByTrait: .certain(
      "Every element inside a view with the tab bar trait is a tab.",
      ["AS:images"]
    ),
    .expansion: .concluded(
      "An element that can be expanded says whether it is open.",
      ["APL:uikit"]
    ),
    .switchState: .heard(
      "A switch speaks its state after the word for a switch.",
      ["VO27", "CAP", "AS:desc", "AS:images"],
      heard: [
        HeardUtterance(
          "Notifications Switch button on Double tap to toggle setting.",
          on: "iOS 27.0 (24A5423a)"
        )
      ]
    ),
    .switchAlone: .concluded(
      "A toggle without the button trait is called a switch too; reports disagree."
    ),
  ]
}
