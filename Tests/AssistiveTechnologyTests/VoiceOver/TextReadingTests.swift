import AccessibilityTree
import AssistiveTechnology
import SpeechRules
import Testing

@MainActor
struct TextReadingTests {
  private func lines(
    _ app: SampleApp,
    language: String = "en",
    _ gestures: String...
  ) async throws -> [String] {
    let settings = SpeechSettings(language: language, hints: false)
    let voiceOver = VoiceOver(app: app, settings: settings)
    _ = voiceOver.start()
    var entries: [Transcript.Entry] = []
    for gesture in gestures {
      entries += await voiceOver.perform(try Gesture(parsing: gesture)) {}
    }
    return Transcript(entries: entries).lines
  }

  // Rule: rotor-text.
  // Source: Apple's guide to the rotor; certainty A for the settings, C for the pieces.
  @Test func `characters are read one by one, a space by its name`() async throws {
    let app = SampleApp(elements: [.sample("A б", value: "5")])
    #expect(
      try await lines(
        app,
        "rotor Characters",
        "swipe up",
        "swipe down",
        "swipe down",
        "swipe down",
        "swipe down",
        "swipe up"
      ) == ["Characters", "[limit]", "A", "space", "б", "[limit]", "space"]
    )
    #expect(
      try await lines(app, language: "ru", "rotor символы", "swipe down", "swipe down")
        == ["Символы", "A", "пробел"]
    )
  }

  // Rule: rotor-text.
  @Test func `words and lines are read one by one`() async throws {
    let app = SampleApp(elements: [.sample("Two words\nin lines")])
    #expect(
      try await lines(
        app,
        "rotor words",
        "swipe down",
        "swipe down",
        "rotor lines",
        "swipe down",
        "swipe down",
        "swipe down"
      ) == ["Words", "Two", "words", "Lines", "Two words", "in lines", "[limit]"]
    )
  }

  // Rule: rotor-text.
  @Test func `a field is read from its end, and its value comes before its label`() async throws {
    let app = SampleApp(elements: [.sample("Name", value: "Ann Lee", traits: .textEntry)])
    #expect(
      try await lines(app, "rotor words", "swipe up", "swipe up", "swipe up")
        == ["Words", "Lee", "Ann", "[limit]"]
    )
  }

  @Test func `an element without a text has nothing to read`() async throws {
    let app = SampleApp(elements: [.sample(traits: .button)])
    #expect(try await lines(app, "rotor lines", "swipe down") == ["Lines", "[nothing happens]"])
  }

  @Test func `moving on starts the next text at its beginning`() async throws {
    let app = SampleApp(elements: [.sample("ab"), .sample("cd")])
    #expect(
      try await lines(app, "rotor characters", "swipe down", "swipe right", "swipe down")
        == ["Characters", "a", "cd", "c"]
    )
  }

  // Rule: rotor-kinds.
  // Source: Apple's guide to the rotor; certainty A for the settings, C for where they stop.
  @Test func `controls, fields and pictures are found`() async throws {
    let app = SampleApp(elements: [
      .sample("Intro"), .sample("Size", traits: .adjustable), .sample("Photo", traits: .image),
      .sample("Name", traits: .textEntry), .button("Buy"),
    ])
    #expect(
      try await lines(
        app,
        "rotor form controls",
        "swipe down",
        "swipe right",
        "swipe down",
        "swipe down",
        "swipe down",
        "rotor Images",
        "swipe up",
        "rotor Text Fields",
        "swipe down"
      ) == [
        "Form Controls", "Size, adjustable", "Photo, Image", "Name, Text field", "Buy, Button",
        "[limit]", "Images", "Photo, Image", "Text Fields", "Name, Text field",
      ]
    )
  }

  // Rule: rotor-containers.
  // Source: Apple's guide to the rotor, which lists containers; certainty A, for their kinds C.
  @Test func `containers are entered one by one, except plain groups`() async throws {
    let app = SampleApp([
      .at(0, 0, "Top"), .group(id: 1, [.at(0, 50, "Grouped")]),
      .group(.semanticGroup, named: "Form", id: 2, [.at(0, 100, "Name"), .at(0, 150, "Age")]),
      .group(.list, id: 3, [.at(0, 200, "First"), .at(0, 250, "Second")]),
    ])
    #expect(
      try await lines(
        app,
        "rotor containers",
        "swipe down",
        "swipe down",
        "swipe right",
        "swipe down",
        "swipe up",
        "swipe up",
        "swipe up",
        "rotor lists",
        "swipe down"
      ) == [
        "Containers", "Form, Name", "First", "Second", "[limit]", "First", "Form, Name", "[limit]",
        "Lists", "First",
      ]
    )
  }

  // Rule: trait-level.
  // Source: Apple's documentation of the attribute, recordings of web pages in magentaA11y; B.
  @Test func `headings are also found by level`() async throws {
    let app = SampleApp(elements: [
      .sample("Intro"), .sample("One", traits: .header), .sample("Two", headingLevel: 2),
    ])
    #expect(
      try await lines(app, "rotor headings", "swipe down", "swipe down", "swipe up")
        == ["Headings", "One, Heading", "Two, Heading level 2", "One, Heading"]
    )
    #expect(
      try await lines(app, "rotor Heading 2", "swipe down")
        == ["Heading 2", "Two, Heading level 2"]
    )
    let russian = SampleApp(elements: [.sample("Меню", traits: .header, headingLevel: 3)])
    #expect(Session(app: russian, language: "ru").walk() == ["Меню, Уровень заголовка 3"])
  }
}
