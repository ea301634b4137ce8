import AccessibilityTree
import AssistiveTechnology
import Testing

/// The app's own rotors.
///
/// Source: Apple's documentation of `UIAccessibilityCustomRotor`; certainty A.
@MainActor
struct CustomRotorTests {
  private func app(_ rotor: CustomRotor) -> SampleApp {
    var first = AccessibilityElement.sample("Article")
    first.rotors = [CustomRotor(name: "Other"), rotor]
    let app = SampleApp(elements: [first, .sample("Two"), .sample("Three"), .sample("Four")])
    // The results are the second and the last element.
    app.results = { index, current, direction in
      guard index == 1 else { return nil }
      return switch direction {
      case .next: current.number < 2 ? ElementID(2) : current.number < 4 ? ElementID(4) : nil
      case .previous: current.number > 2 ? ElementID(2) : nil
      }
    }
    return app
  }

  // Rule: rotor-custom.
  @Test func `swipes visit the results, which may be outside the element`() async throws {
    #expect(
      try await Session(app: app(CustomRotor(name: "Errors"))).voiceOver(
        "rotor Errors",
        "swipe down",
        "swipe down",
        "swipe down",
        "swipe up",
        "swipe up"
      ) == [
        "Article", "> rotor Errors", "Errors", "> swipe down", "Two", "> swipe down", "Four",
        "> swipe down", "[limit]", "> swipe up", "Two", "> swipe up", "[limit]",
      ]
    )
  }

  @Test func `a rotor without results is at its limit`() async throws {
    let session = Session(app: app(CustomRotor(name: "Errors")))
    #expect(try await session.voiceOver("rotor Other", "swipe down").last == "[limit]")
  }

  // Rule: rotor-system.
  @Test func `the app can supply the results of a system rotor`() async throws {
    let session = Session(app: app(CustomRotor(name: "", system: .heading)))
    #expect(
      try await session.voiceOver("rotor Headings", "swipe down", "swipe down").suffix(3)
        == ["Two", "> swipe down", "Four"]
    )
    let words = Session(app: app(CustomRotor(name: "", system: .misspelledWord)), language: "ru")
    #expect(
      try await words.voiceOver("rotor Слова с ошибками", "swipe down").suffix(3)
        == ["Слова с ошибками", "> swipe down", "Two"]
    )
  }

  // Rule: hint-rotor.
  // Source: akaDuality's book for the cells of a table; certainty B. For other containers: C.
  @Test func `the rotor of a container is available on each element`()
    async throws
  {
    let session = Session(
      app: app(CustomRotor(name: "Errors", belongsToElement: false)),
      hints: true
    )
    #expect(
      try await session.voiceOver("rotor errors") == [
        "Article, Use the rotor to access Other, Use the rotor to access Errors", "> rotor errors",
        "Errors",
      ]
    )
  }

  @Test func `a result that is not on the screen changes nothing`() async throws {
    let app = app(CustomRotor(name: "Errors"))
    app.results = { _, _, _ in ElementID(99) }
    #expect(
      try await Session(app: app).voiceOver("rotor Errors", "swipe down", "read").suffix(3)
        == ["[nothing happens]", "> read", "Article"]
    )
  }
}
