import AccessibilityTree
import SpeechRules
import Testing

struct SnapshotDescriptionTests {
  static let swipe = "Swipe up or down with one finger to adjust the value."
  static let toggle = "Double tap to toggle setting."
  static let edit = "Double tap to edit."
  static let rotor = "Use the rotor to access Misspelled Words"

  private func described(_ text: SnapshotCase) -> SnapshotDescription {
    let element = AccessibilityElement.sample(
      text.label,
      value: text.value,
      hint: text.hint,
      traits: text.traits,
      language: text.language
    )
    let settings = SpeechSettings(language: "en", traits: text.position)
    return UtteranceComposer(settings: settings)
      .snapshotDescription(for: Stop(element, place: Place(context: text.context)))
  }

  // Rule: snapshot-traits.
  // Source: AccessibilitySnapshot, ButtonAccessibilityTraitsViewController; certainty A.
  @Test(
    arguments: zip(
      TraitWordsTests.combinations,
      [
        "01", "02. Button.", "03. Link.", "04. Heading.", "05. Search Field.", "06. Image.",
        "Selected: 07", "08", "09", "10", "11", "12. Dimmed.", "13", "14", "15. Adjustable.", "16",
        "17", "18", "19. Button. Link.", "20. Button. Heading.", "21. Button. Search Field.",
        "22. Button. Image.", "Selected: 23. Button.", "24. Dimmed. Button.",
        "25. Button. Adjustable.", "26",
        "Selected: 27. Dimmed. Heading. Link. Adjustable. Image. Search Field.",
      ]
    )
  )
  func `the combinations of traits read as published`(spoken: SpokenCase, expected: String) {
    let text = SnapshotCase(label: spoken.label, traits: spoken.traits, "")
    #expect(described(text).description == expected)
    let isAdjustable = spoken.traits.contains(.adjustable) && !spoken.traits.contains(.notEnabled)
    #expect(described(text).hint == (isAdjustable ? Self.swipe : nil))
  }

  // Rule: snapshot-texts.
  // Source: AccessibilitySnapshot, ViewAccessibilityPropertiesViewController,
  // DescriptionEdgeCasesViewController, AccessibilityDescriptionTests; certainty A.
  static let texts: [SnapshotCase] = [
    SnapshotCase(""),
    SnapshotCase(label: "Label", "Label"),
    SnapshotCase(value: "Value", "Value"),
    SnapshotCase(hint: "Hint", "Hint"),
    SnapshotCase(label: "Label", value: "Value", "Label: Value"),
    SnapshotCase(label: "Label", hint: "Hint", "Label", "Hint"),
    SnapshotCase(value: "Value", hint: "Hint", "Value", "Hint"),
    SnapshotCase(label: "Label", value: "Value", hint: "Hint", "Label: Value", "Hint"),
    SnapshotCase(hint: "Hint", traits: .adjustable, "Hint. Adjustable."),
    SnapshotCase(
      label: "Label",
      hint: "Hint",
      traits: .adjustable,
      "Label. Adjustable.",
      "Hint. \(swipe)"
    ),
    SnapshotCase(traits: [.button, .header], "Button. Heading."),
    SnapshotCase(traits: .adjustable, "Adjustable.", swipe),
    SnapshotCase(hint: "Hint", traits: .button, "Hint. Button."),
    SnapshotCase(traits: .selected, "Selected."),
    SnapshotCase(label: "Done.", traits: .button, "Done. Button."),
    SnapshotCase(
      label: "Volume",
      value: "50%",
      hint: "Change volume.",
      traits: [.selected, .adjustable],
      context: .series(index: 2, count: 3),
      "Selected: Volume: 50%. Adjustable. 2 of 3.",
      "Change volume. \(swipe)"
    ),
    SnapshotCase(
      hint: "Change volume.",
      traits: .adjustable,
      "Change volume. Adjustable."
    ),
    SnapshotCase(label: "Back", traits: [.button, .backButton], "Back Button."),
    SnapshotCase(label: "First", traits: [.button, .backButton], "First. Back Button."),
  ]

  // Rule: snapshot-switches.
  // Source: AccessibilitySnapshot, SwitchControlViewController and its images; certainty A.
  static let switches: [SnapshotCase] = [
    SnapshotCase(value: "1", traits: .toggle, "Switch Button. On.", toggle),
    SnapshotCase(value: "0", traits: .toggle, "Switch Button. Off.", toggle),
    SnapshotCase(value: "1", traits: [.toggle, .notEnabled], "Dimmed. Switch Button. On."),
    SnapshotCase(label: "Label", value: "1", traits: .toggle, "Label. Switch Button. On.", toggle),
    SnapshotCase(
      label: "Label",
      value: "1",
      hint: "Hint",
      traits: .toggle,
      "Label. Switch Button. On.",
      "Hint. \(toggle)"
    ),
    SnapshotCase(
      label: "Label",
      value: "0",
      hint: "Hint",
      traits: [.toggle, .selected, .header, .link, .adjustable, .image, .searchField],
      "Selected: Label. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field.",
      "Hint. \(toggle)"
    ),
    SnapshotCase(
      label: "Setting",
      value: "0",
      hint: "Change setting.",
      traits: [.toggle, .notEnabled],
      "Setting. Dimmed. Switch Button. Off.",
      "Change setting."
    ),
    SnapshotCase(
      label: "Fake Label",
      value: "2",
      traits: .toggle,
      "Fake Label. Switch Button. Mixed.",
      toggle
    ),
    SnapshotCase(label: "Fake Label", value: "1", traits: .toggleButton, "Fake Label. On.", toggle),
    SnapshotCase(label: "Fake Label", value: "3", traits: .toggleButton, "Fake Label. 3", toggle),
    SnapshotCase(
      label: "Fake Label",
      value: "Value",
      traits: .toggle,
      "Fake Label. Switch Button. Value",
      toggle
    ),
    SnapshotCase(label: "Row", traits: .toggle, "Row. Switch Button.", toggle),
  ]

  // Rule: snapshot-fields.
  // Source: AccessibilitySnapshot, TextInputsViewController, DescriptionAssemblyTests; certainty A.
  static let fields: [SnapshotCase] = [
    SnapshotCase(
      value: "Some placeholder text",
      traits: .textEntry,
      "Some placeholder text. Text Field.",
      edit
    ),
    SnapshotCase(
      value: "•••••••••",
      traits: [.textEntry, .secureTextField],
      "•••••••••. Secure Text Field.",
      edit
    ),
    SnapshotCase(
      label: "Email",
      hint: "Enter your email.",
      traits: .textEntry,
      "Email. Text Field.",
      edit
    ),
    SnapshotCase(
      label: "Email",
      traits: [.textEntry, .isEditing],
      "Email. Text Field. Is editing.",
      rotor
    ),
    SnapshotCase(
      value: "Text",
      traits: [.textEntry, .textArea],
      "Text. Text Field.",
      "\(edit), \(rotor)"
    ),
    SnapshotCase(
      label: "Quantity",
      value: "3",
      hint: "Sets quantity.",
      traits: [.textEntry, .adjustable],
      "Quantity: 3. Text Field. Adjustable.",
      "\(edit) \(swipe)"
    ),
    SnapshotCase(
      label: "Search",
      traits: [.textEntry, .searchField],
      "Search. Text Field. Search Field.",
      edit
    ),
  ]

  // Rule: snapshot-places.
  // Source: AccessibilitySnapshot, its sample screens and AccessibilityDescriptionTests; certainty A.
  static let places: [SnapshotCase] = [
    SnapshotCase(label: "Photo", context: .series(index: 2, count: 5), "Photo 2 of 5."),
    SnapshotCase(
      label: "Item",
      traits: .button,
      context: .tab(index: 2, count: 3),
      "Item. Tab. 2 of 3."
    ),
    SnapshotCase(
      label: "Item",
      traits: .button,
      context: .tab(index: 2, count: 3),
      language: "ru-RU",
      "Item. Вкладка. 2 из 3."
    ),
    SnapshotCase(
      traits: [.button, .tabBarItem],
      context: .tab(index: 4, count: 6),
      "Tab. 4 of 6."
    ),
    SnapshotCase(
      label: "Label",
      value: "Value",
      hint: "Hint",
      traits: [.button, .tabBarItem],
      context: .tab(index: 5, count: 6),
      "Label: Value. Tab. 5 of 6.",
      "Hint"
    ),
    SnapshotCase(label: "First", context: .listStart, "First. List Start."),
    SnapshotCase(label: "Last.", context: .listEnd, "Last. List End."),
    SnapshotCase(label: "First", context: .landmarkStart, "First. Landmark."),
    SnapshotCase(label: "Last", context: .landmarkEnd, "Last. End."),
  ]

  // Rule: snapshot-trait-position.
  // Source: AccessibilitySnapshot, DescriptionAssemblyTests; certainty A for its text.
  static let positions: [SnapshotCase] = [
    SnapshotCase(label: "Submit", traits: .button, position: .before, "Button. Submit"),
    SnapshotCase(label: "Submit", traits: .button, position: .off, "Submit"),
  ]

  @Test(arguments: texts + switches + fields + places + positions)
  func `a text reads as published`(text: SnapshotCase) {
    let described = described(text)
    #expect(described.description == text.description)
    #expect(described.hint == text.snapshotHint)
  }

  // Rule: snapshot-legend.
  // Source: AccessibilitySnapshot's legend; certainty A.
  @Test func `an unlabelled element is described by its notices`() {
    let composer = UtteranceComposer(settings: SpeechSettings(language: "en"))
    let both = AccessibilityElement.sample(
      actions: ["Delete"],
      content: [CustomContent(label: "Size", value: "30 cm", isImportant: true)]
    )
    #expect(composer.snapshotLegend(for: Stop(both)) == "More Content Available")
    let actions = AccessibilityElement.sample(actions: ["Delete"])
    #expect(composer.snapshotLegend(for: Stop(actions)) == "Actions Available")
    #expect(composer.snapshotDescription(for: Stop(actions)).description == "")
    let named = AccessibilityElement.sample("Mail", actions: ["Delete"])
    #expect(composer.snapshotLegend(for: Stop(named)) == "Mail")
  }

  // Rule: snapshot-leaves-out.
  // Source: AccessibilitySnapshot; certainty A.
  @Test func `the snapshot notation omits what it has no words for`() {
    var element = AccessibilityElement.sample(
      "Menu",
      traits: [.header, .draggable],
      content: [CustomContent(label: "Size", value: "30 cm", isImportant: true)],
      rotors: ["Errors"]
    )
    element.headingLevel = 2
    let composer = UtteranceComposer(settings: SpeechSettings(language: "en"))
    #expect(
      composer.snapshotDescription(for: Stop(element))
        == SnapshotDescription(description: "Menu. Heading.", hint: nil)
    )
  }
}

extension AccessibilityTraits {
  fileprivate static let toggle: AccessibilityTraits = [.button, .toggleButton]
}
