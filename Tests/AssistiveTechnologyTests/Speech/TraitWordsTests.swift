import AccessibilityTree
import AssistiveTechnology
import Testing

struct TraitWordsTests {
  static let adjust = "Swipe up or down with one finger to adjust the value"

  // Source: AccessibilitySnapshot, the 27 combinations of ButtonAccessibilityTraitsViewController
  // and their reference images; certainty A.
  static let combinations: [SpokenCase] = [
    SpokenCase(name: "none", label: "01", caption: "01"),
    SpokenCase(name: "button", label: "02", traits: .button, caption: "02, Button"),
    SpokenCase(name: "link", label: "03", traits: .link, caption: "03, Link"),
    SpokenCase(name: "header", label: "04", traits: .header, caption: "04, Heading"),
    SpokenCase(
      name: "search field",
      label: "05",
      traits: .searchField,
      caption: "05, Search field"
    ),
    SpokenCase(name: "image", label: "06", traits: .image, caption: "06, Image"),
    SpokenCase(name: "selected", label: "07", traits: .selected, caption: "selected, 07"),
    SpokenCase(name: "plays sound", label: "08", traits: .playsSound, caption: "08"),
    SpokenCase(name: "keyboard key", label: "09", traits: .keyboardKey, caption: "09"),
    SpokenCase(name: "static text", label: "10", traits: .staticText, caption: "10"),
    SpokenCase(name: "summary element", label: "11", traits: .summaryElement, caption: "11"),
    SpokenCase(name: "not enabled", label: "12", traits: .notEnabled, caption: "12, dimmed"),
    SpokenCase(name: "updates frequently", label: "13", traits: .updatesFrequently, caption: "13"),
    SpokenCase(name: "starts media", label: "14", traits: .startsMediaSession, caption: "14"),
    SpokenCase(
      name: "adjustable",
      label: "15",
      traits: .adjustable,
      caption: "15, adjustable, \(adjust)"
    ),
    SpokenCase(
      name: "allows direct interaction",
      label: "16",
      traits: .allowsDirectInteraction,
      caption: "16, Use the rotor to enable direct touch for this app"
    ),
    SpokenCase(name: "causes page turn", label: "17", traits: .causesPageTurn, caption: "17"),
    SpokenCase(name: "tab bar on an element", label: "18", traits: .tabBar, caption: "18"),
    SpokenCase(
      name: "button, link",
      label: "19",
      traits: [.button, .link],
      caption: "19, Button, Link"
    ),
    SpokenCase(
      name: "button, header",
      label: "20",
      traits: [.button, .header],
      caption: "20, Button, Heading"
    ),
    SpokenCase(
      name: "button, search field",
      label: "21",
      traits: [.button, .searchField],
      caption: "21, Button, Search field"
    ),
    SpokenCase(
      name: "button, image",
      label: "22",
      traits: [.button, .image],
      caption: "22, Button, Image"
    ),
    SpokenCase(
      name: "button, selected",
      label: "23",
      traits: [.button, .selected],
      caption: "selected, 23, Button"
    ),
    SpokenCase(
      name: "button, not enabled",
      label: "24",
      traits: [.button, .notEnabled],
      caption: "24, dimmed, Button"
    ),
    SpokenCase(
      name: "button, adjustable",
      label: "25",
      traits: [.button, .adjustable],
      caption: "25, Button, adjustable, \(adjust)"
    ),
    SpokenCase(
      name: "button, keyboard key",
      label: "26",
      traits: [.button, .keyboardKey],
      caption: "26"
    ),
    SpokenCase(
      name: "all public traits",
      label: "27",
      traits: [
        .button, .link, .header, .searchField, .image, .selected, .playsSound, .keyboardKey,
        .staticText, .summaryElement, .notEnabled, .updatesFrequently, .startsMediaSession,
        .adjustable, .allowsDirectInteraction, .causesPageTurn, .tabBar,
      ],
      caption: "selected, 27, dimmed, Heading, Link, adjustable, Image, Search field"
    ),
  ]

  // Rule: trait-order, trait-silent, trait-button.
  @Test(arguments: combinations)
  func `traits have words in a fixed order`(_ spoken: SpokenCase) {
    #expect(spoken.spoken == spoken.caption)
  }

  // Source: AccessibilitySnapshot's code for the back button, tabs and fields; certainty A. The picker
  // item, the pop-up button, the search field and the radio button: captions of recordings in
  // magentaA11y; B. Draggable, visited, menu item, icon and folder, status bar, alert, footer and
  // inactive: magentaA11y and akaDuality/AccessibilityTraits for the words; B, for their place C.
  static let privateTraits: [SpokenCase] = [
    SpokenCase(
      name: "back button",
      label: "First",
      traits: [.button, .backButton],
      caption: "First, Back button"
    ),
    SpokenCase(
      name: "back button labelled Back",
      label: "back",
      traits: [.button, .backButton],
      caption: "Back button"
    ),
    SpokenCase(
      name: "tab bar item",
      label: "Menu",
      traits: [.button, .tabBarItem],
      caption: "Menu, Tab"
    ),
    SpokenCase(
      name: "text field",
      value: "Some placeholder text",
      traits: .textEntry,
      caption: "Some placeholder text, Text field, Double tap to edit"
    ),
    SpokenCase(
      name: "secure text field",
      value: "•••",
      traits: [.textEntry, .secureTextField],
      caption: "•••, Secure text field, Double tap to edit"
    ),
    SpokenCase(
      name: "picker item",
      label: "November",
      traits: [.pickerElement, .adjustable],
      caption: "November, Picker Item, adjustable, \(adjust)"
    ),
    SpokenCase(
      name: "selected picker item",
      label: "Day",
      value: "22",
      traits: [.selected, .pickerElement, .adjustable],
      caption: "Day, 22, selected, Picker Item, adjustable, \(adjust)"
    ),
    SpokenCase(
      name: "pop-up button",
      label: "Sort",
      traits: [.button, .popUpButton],
      caption: "Sort, Button, Pop up button, Double tap to activate the picker"
    ),
    SpokenCase(name: "editing without a field", label: "A", traits: .isEditing, caption: "A"),
    SpokenCase(
      name: "search field of UIKit",
      label: "Search",
      traits: [.textEntry, .searchField],
      caption: "Search, Search field, Double tap to edit"
    ),
    SpokenCase(
      name: "radio button",
      label: "Card",
      hint: "Hint",
      traits: [.button, .radioButton, .notEnabled],
      caption: "Card, dimmed, Radio button, Hint"
    ),
    SpokenCase(
      name: "draggable",
      label: "Photo",
      traits: [.button, .draggable],
      caption: "Photo, Button, Draggable"
    ),
    SpokenCase(
      name: "visited link",
      label: "Terms",
      traits: [.link, .visited],
      caption: "Terms, Visited, Link"
    ),
    SpokenCase(
      name: "menu item",
      label: "Copy",
      traits: [.button, .menuItem],
      caption: "Copy, Menu item"
    ),
    SpokenCase(
      name: "app and folder",
      label: "Games",
      traits: [.icon, .folder],
      caption: "Games, Icon, Folder"
    ),
    SpokenCase(
      name: "status bar, alert, footer, inactive",
      label: "X",
      traits: [.statusBarItem, .alert, .footer, .inactive],
      caption: "X, Inactive, Footer, Status bar item, Alert, Double-tap to scroll to top"
    ),
  ]

  // Rule: trait-button, trait-back, trait-field, trait-search, trait-private.
  @Test(arguments: privateTraits)
  func `private traits of UIKit's controls also have words`(_ spoken: SpokenCase) {
    #expect(spoken.spoken == spoken.caption)
  }

  // Rule: picker-selected.
  // Source: the caption panel of iOS 26.6.1; certainty H.
  @Test func `a picker wheel says “selected” after its row`() {
    let day = SpokenCase(
      name: "wheel",
      label: "22",
      traits: [.selected, .pickerElement, .adjustable],
      context: .series(index: 22, count: 30),
      caption: "22, selected, Picker Item, adjustable, 22 of 30, \(Self.adjust)"
    )
    #expect(day.spoken == day.caption)
  }
}
