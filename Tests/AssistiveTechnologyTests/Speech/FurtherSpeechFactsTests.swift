import AccessibilityTree
import AssistiveTechnology
import SpeechRules
import Testing

/// Facts of certainty A about words that no other suite covers.
@MainActor
struct FurtherSpeechFactsTests {
  nonisolated private static let misspelled = "Use the rotor to access Misspelled Words"
  nonisolated private static let adjust = "Swipe up or down with one finger to adjust the value"

  // Source: AccessibilitySnapshot, UIAccessibility+SnapshotAdditions.swift; certainty A.
  nonisolated static let combinations: [SpokenCase] = [
    SpokenCase(
      name: "field, editing, heading, link, adjustable, image in this order",
      label: "All",
      traits: [.textEntry, .isEditing, .header, .link, .adjustable, .image],
      caption:
        "All, Text field, Is editing, Heading, Link, adjustable, Image, insertion point at start, "
        + "\(misspelled), \(adjust)"
    ),
    SpokenCase(
      name: "a tab comes before a field",
      label: "Home",
      traits: [.button, .tabBarItem, .textEntry],
      caption: "Home, Tab, Text field, Double tap to edit"
    ),
    SpokenCase(
      name: "a secure field that is edited",
      label: "Password",
      hint: "Hint",
      traits: [.textEntry, .secureTextField, .isEditing],
      caption: "Password, Secure text field, Is editing, insertion point at start, Hint, "
        + misspelled
    ),
    SpokenCase(
      name: "a field that does not respond keeps the app's hint",
      label: "Name",
      hint: "Hint",
      traits: [.textEntry, .notEnabled],
      caption: "Name, dimmed, Text field, Hint"
    ),
    SpokenCase(
      name: "the hint of a nameless switch is promoted, since its state is no text",
      value: "1",
      hint: "Hint",
      traits: [.button, .toggleButton],
      caption: "Hint, Switch button, on, Double tap to toggle setting"
    ),
    SpokenCase(
      name: "a secure bit without a field",
      label: "A",
      traits: .secureTextField,
      caption: "A"
    ),
    SpokenCase(name: "zoom", label: "Map", traits: .supportsZoom, caption: "Map"),
    SpokenCase(
      name: "web content",
      label: "Text",
      traits: AccessibilityTraits(rawValue: 1 << 17),
      caption: "Text"
    ),
  ]

  @Test(arguments: combinations)
  func `combined traits are spoken in the same order`(_ spoken: SpokenCase) {
    #expect(spoken.spoken == spoken.caption)
  }

  // Source: facebook/idb, AXTraits.h; akaDuality/AccessibilityTraits; certainty A for the numbers.
  @Test(
    arguments: [
      (AccessibilityTraits.playsSound, 4), (.summaryElement, 7), (.updatesFrequently, 9),
      (.startsMediaSession, 11), (.allowsDirectInteraction, 13), (.causesPageTurn, 14),
      (.pickerElement, 19), (.radioButton, 20), (.isEditing, 21), (.statusBarItem, 23),
      (.secureTextField, 24), (.inactive, 25), (.footer, 26), (.visited, 32), (.draggable, 38),
      (.popUpButton, 40), (.supportsZoom, 46), (.textArea, 47), (.folder, 50), (.menuItem, 52),
      (.alert, 56), (.icon, 60),
    ]
  )
  func `rarer traits also have UIKit's bits`(trait: AccessibilityTraits, bit: Int) {
    #expect(trait.rawValue == 1 << UInt64(bit))
  }

  nonisolated private static func german(
    _ caption: String,
    value: String? = nil,
    hint: String? = nil,
    _ traits: AccessibilityTraits = [],
    context: Place.Context? = nil
  ) -> SpokenCase {
    SpokenCase(
      name: caption,
      label: "Test",
      value: value,
      hint: hint,
      traits: traits,
      context: context,
      language: "de",
      caption: caption
    )
  }

  // Source: AccessibilitySnapshot's German table; certainty A.
  nonisolated static let germanWords: [SpokenCase] = [
    german("Test, Hyperlink", .link),
    german("Test, Bild", .image),
    german("Test, Suchfeld", .searchField),
    german(
      "Test, Einstellbar, Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen",
      .adjustable
    ),
    german(
      "Test, Sicheres Textfeld, Zum Bearbeiten doppeltippen",
      [.textEntry, .secureTextField]
    ),
    german("Test, Umschalttaste, Aus, Zum Umschalten Doppeltippen", value: "0", .switchLike),
    german("Test, Umschalttaste, Gemischt, Zum Umschalten Doppeltippen", value: "2", .switchLike),
    german("Test, Tabulator, 2 von 3", .button, context: .tab(index: 2, count: 3)),
    german("Test, Taste, 2 von 3", .button, context: .series(index: 2, count: 3)),
    german("Test, Anfang der Liste", context: .listStart),
    german("Test, Ende der Liste", context: .listEnd),
    german("Test, Orientierungspunkt", context: .landmarkStart),
    german("Test, Ende", context: .landmarkEnd),
    german(
      "Test, Umfasst 2 Zeilen, Umfasst 3 Spalten, Zeile 1, Spalte 4",
      context: .tableCell(TableCell(row: 1, column: 4, rowSpan: 2, columnSpan: 3))
    ),
  ]

  @Test(arguments: germanWords)
  func `German also has AccessibilitySnapshot's words for positions`(_ spoken: SpokenCase) {
    #expect(spoken.spoken == spoken.caption)
  }

  // Source: AccessibilitySnapshot: these texts follow the element's language; certainty A.
  @Test(arguments: [
    ("ru", "Mail, Доступны действия, Доступно больше контента"),
    ("de-AT", "Mail, Aktionen verfügbar, Weiterhin inhalte verfügbar"),
  ])
  func `notices follow the language of the element`(language: String, caption: String) {
    let mail = AccessibilityElement.sample(
      "Mail",
      language: language,
      actions: ["Delete"],
      content: [CustomContent(label: "Size", value: "30 cm")]
    )
    let composer = UtteranceComposer(settings: SpeechSettings(language: "en", hints: false))
    #expect(composer.utterance(for: Stop(mail)).caption == caption)
  }

  struct Printed: CustomTestStringConvertible, Sendable {
    let cell: DataTableCell
    var value: String?
    var traits: AccessibilityTraits = []
    let testDescription: String
  }

  // A regression: the value of a header used to follow a comma.
  // Source: AccessibilitySnapshot, UIAccessibility+SnapshotAdditions.swift; certainty A.
  nonisolated static let printed: [Printed] = [
    Printed(
      cell: DataTableCell(
        rows: 2..<3,
        columns: 1..<2,
        rowHeaders: [DataTableCell.Header(label: "Bread", row: 2, column: 0)],
        columnHeaders: [DataTableCell.Header(label: "Price", value: "euros", row: 0, column: 1)]
      ),
      testDescription: "Bread. Price: euros. 5. Row 3. Column 2."
    ),
    Printed(
      cell: DataTableCell(
        rows: 2..<3,
        columns: 1..<2,
        columnHeaders: [DataTableCell.Header(value: "euros", row: 0, column: 1)]
      ),
      value: "new",
      testDescription: "euros. 5. Row 3. Column 2. new"
    ),
    Printed(
      cell: DataTableCell(rows: 0..<2, columns: 0..<3),
      traits: .button,
      testDescription: "5. Spans 2 rows. Spans 3 columns. Row 1. Column 1. Button."
    ),
    Printed(
      cell: DataTableCell(rows: 0..<1, columns: 1..<2, hasCellBefore: true),
      value: "new",
      traits: [.selected, .button],
      testDescription: "Selected: 5. Column 2. new. Button."
    ),
  ]

  // Rule: snapshot-tables.
  @Test(arguments: printed)
  func `a cell has the text that AccessibilitySnapshot prints`(_ printed: Printed) throws {
    var element = AccessibilityElement.sample("5", value: printed.value, traits: printed.traits)
      .placed(1, y: 0)
    element.dataTableCell = printed.cell
    let tree = AccessibilityTree(nodes: [.group(.dataTable, [.element(element)])])
    let stop = try #require(ReadingOrder(tree).stops.first)
    let composer = UtteranceComposer(settings: SpeechSettings(language: "en"))
    #expect(composer.snapshotDescription(for: stop).description == printed.testDescription)
  }

  private func execute(
    _ command: String,
    _ app: SampleApp,
    language: String = "en",
    os: SystemVersion = .latest
  ) async throws -> [String] {
    let settings = SpeechSettings(language: language, os: os)
    let voiceControl = VoiceControl(app: app, settings: settings)
    return Transcript(entries: await voiceControl.perform(try VoiceCommand(parsing: command)) {})
      .lines
  }

  // Source: AccessibilitySnapshot's images of iOS 17.5, 18.5 and 26.2; certainty A.
  @Test(arguments: [
    (SystemVersion.iOS17, "[no match]"), (.iOS18, "[activated First]"),
    (.iOS26, "[activated First]"),
  ])
  func `the word for back is a name since iOS 18`(os: SystemVersion, line: String) async throws {
    let app = SampleApp(elements: [.sample("First", traits: [.button, .backButton])])
    app.answer = { _, _ in true }
    #expect(try await execute("tap back", app, os: os) == [line])
  }

  // Source: AccessibilitySnapshot's legend; certainty A.
  @Test func `text that does not respond has no voice name, even with input labels`()
    async throws
  {
    let app = SampleApp(elements: [
      .sample("Total", traits: .staticText, inputLabels: ["Sum"]), .button("Buy"),
    ])
    #expect(try await execute("show names", app) == ["Buy"])
  }

  // Source: Apple's UIAccessibility string tables; certainty A for the words.
  @Test(
    arguments: [
      (AccessibilityTraits.button, "Taste", "按钮"),
      ([.button, .backButton], "Zurück-Taste", "返回按钮"),
      (.adjustable, "Einstellbare Steuerung", "可调控制"),
      ([.searchField, .textEntry], "Suchfeld", "搜索栏"),
    ] as [(AccessibilityTraits, String, String)]
  )
  func `a control without a label has Apple's name in German and Chinese`(
    traits: AccessibilityTraits,
    german: String,
    chinese: String
  ) async throws {
    let app = SampleApp(elements: [.sample(traits: traits)])
    #expect(try await execute("show names", app, language: "de") == [german])
    #expect(try await execute("show names", app, language: "zh-Hans") == [chinese])
  }
}

extension AccessibilityTraits {
  fileprivate static let switchLike: AccessibilityTraits = [.button, .toggleButton]
}
