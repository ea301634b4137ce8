extension SpeechRuleFacts {
  static let stops: [SpeechRule: SpeechRuleFacts] = [
    .partOrder: .heard(
      "The parts of a stop have this order: the app's name, containers that the focus enters, “selected”, label, important content, value, “dimmed”, words for traits, position, and finally hints and notices.",
      ["VO27", "CAP", "AS:desc", "IMG", "MAG"],
      heard: [
        HeardUtterance("selected Set 1 done Button", on: "iOS 27.0"),
        HeardUtterance("Copy Result dimmed Button", on: "iPadOS 27.0 (24A434)"),
      ]
    ),
    .silence: .concluded(
      "The focus stops on an element even if there is nothing to say about it.",
      ["AS:images"]
    ),
    .entryApp: .heard(
      "The app's name is spoken once, when the focus first arrives, and not when it returns.",
      ["VO27", "IMG"],
      heard: [
        HeardUtterance("OpenCCman Convert Large File Heading", on: "iOS 27.0 (24A434)"),
        HeardUtterance("What’s New Heading", on: "iOS 27.0 (24A434), on the way back"),
      ]
    ),
    .entryName: .heard(
      "The name of a container is spoken when the focus enters it, and not on its other elements.",
      ["VO27", "BOOK", "MAG"],
      heard: [
        HeardUtterance(
          "Target Language Simplified Chinese Button",
          on: "iPadOS 27.0 (24A434), the first button of the group"
        ),
        HeardUtterance(
          "Taiwan Standard Button",
          on: "iPadOS 27.0 (24A434), the next button of a group"
        ),
        HeardUtterance(
          "評価レポート 見出し 評価レポート, 領域, ランドマーク",
          on: "iOS 27.0, a web page in Japanese: a heading, then its landmark"
        ),
      ]
    ),
    .entryTabBar: .reported(
      "A tab bar without a name is called “Tab Bar” when the focus enters it.",
      ["APL:uikit", "BOOK"]
    ),
    .groupDimmed: .heard(
      "A disabled container is called “dimmed” after its name, and “selected” comes before both.",
      ["VO27"],
      heard: [
        HeardUtterance(
          "selected Variant dimmed OpenCC Standard dimmed Button",
          on: "iPadOS 27.0 (24A434)"
        ),
        HeardUtterance(
          "Variant selected OpenCC Standard Button",
          on: "iPadOS 27.0 (24A434), the same, enabled"
        ),
      ]
    ),
    .textOrder: .heard(
      "The app's own words are spoken in the order label, value, hint.",
      ["CAP", "AS:desc"],
      heard: [
        HeardUtterance("Minutes, 24 minutes, adjustable", on: "iOS 26.6.1, a caption"),
        HeardUtterance(
          "Overdue alerts, always on, dimmed, Switch button, on, Always escalate immediately, never held for the digest",
          on: "iOS 26.6.1, a caption"
        ),
      ]
    ),
    .hintPromoted: .certain(
      "If there is neither a label nor a value, the hint takes the place of the label.",
      ["AS:desc"]
    ),
    .contentImportant: .reported(
      "Important custom content is spoken right away, after the label and before the words for traits.",
      ["CVS", "APL:doc"]
    ),
  ]
}
