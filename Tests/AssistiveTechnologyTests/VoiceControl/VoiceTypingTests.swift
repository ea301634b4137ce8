import AccessibilityTree
import AssistiveTechnology
import Testing

@MainActor
struct VoiceTypingTests {
  private func form() -> SampleApp {
    let app = SampleApp(elements: [
      .sample("Name", value: "Ann", traits: [.textEntry, .isEditing]),
      .sample("Size", value: "1", traits: .adjustable),
    ])
    app.answer = { [unowned app] action, id in
      app.change(id.number) { element in
        let value = element.value ?? ""
        switch action {
        case .insertText(let text): element.value = value + text
        case .deleteBackward: element.value = String(value.dropLast())
        case .increment: element.value = String(min(4, (Int(value) ?? 0) + 1))
        default: break
        }
      }
      return true
    }
    return app
  }

  // Source: Apple's table of commands: “Type …”, “Delete that: current selection or previous
  // insertion”, “Delete all”; certainty A. What is shown: C.
  // Rule: voice-typing.
  @Test func `typed text goes into the field being edited and can be deleted`() async throws {
    #expect(
      try await Session(app: form())
        .voiceControl("type  Smith", "delete that", "delete that", "delete all", "delete all")
        .filter { !$0.hasPrefix(">") } == [
          "Name: AnnSmith", "Name: Ann", "[nothing happens]", "Name", "[nothing happens]",
        ]
    )
    let still = SampleApp(elements: [.sample("Name", traits: .textEntry)])
    #expect(try await Session(app: still).voiceControl("type a").last == "[nothing happens]")
  }

  // Source: Apple's table of commands: “Repeat that … times”, two to ninety-nine, and “There is
  // nothing to repeat”; certainty A.
  // Rule: voice-repeat.
  @Test func `the last command is repeated as often as requested`() async throws {
    #expect(
      try await Session(app: form()).voiceControl(
        "repeat that 3 times",
        "increment Size",
        "repeat that two times",
        "repeat that",
        "repeat that 200 times"
      ) == [
        "> repeat that 3 times", "[nothing happens]", "> increment Size", "Size: 2",
        "> repeat that two times", "Size: 3", "Size: 4", "> repeat that", "[limit]",
        "> repeat that 200 times", "[nothing happens]",
      ]
    )
  }

  // Source: Apple's table of commands: “Increment … by …”; certainty A. Stopping at the end: C.
  @Test func `several steps end at the last one that changes the value`() async throws {
    #expect(
      try await Session(app: form()).voiceControl("increment Size by 2", "increment Size 9 times")
        == [
          "> increment Size by 2", "Size: 3", "> increment Size 9 times", "Size: 4", "[limit]",
        ]
    )
  }

  // Source: Apple's table of commands: “Swipe left at …”, “Scroll to top”; certainty A. Whom they
  // ask is concluded; C.
  // Rule: voice-scroll.
  @Test func `a swipe on an element scrolls it, and scrolling to an edge continues`() async throws {
    let app = SampleApp(elements: [.button("Mail"), .button("List")])
    var pages = 3
    app.answer = { [unowned app] action, id in
      guard id == ElementID(2), action != .scroll(.up) else { return false }
      pages -= 1
      app.change(2) { $0.value = "\(pages)" }
      return pages >= 0
    }
    #expect(
      try await Session(app: app).voiceControl(
        "swipe left at Mail",
        "swipe left on List",
        "scroll to bottom",
        "scroll to top"
      ).filter { !$0.hasPrefix(">") } == [
        "[nothing happens]", "[scrolled]", "[scrolled]", "[nothing happens]",
      ]
    )
  }

  // Source: Apple's table of commands; certainty A.
  @Test func `a double tap is performed on the element`() async throws {
    let app = SampleApp(elements: [.button("Photo")])
    app.answer = { action, _ in action == .doubleTap }
    #expect(
      try await Session(app: app).voiceControl("double tap Photo").last == "[activated Photo]"
    )
  }
}
