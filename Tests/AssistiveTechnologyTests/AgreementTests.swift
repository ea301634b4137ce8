import AccessibilityTree
import AssistiveTechnology
import SpeechRules
import Testing

@MainActor
struct AgreementTests {
  private func screen(_ seed: Int) -> SampleApp {
    var generator = SeededGenerator(seed: UInt64(seed))
    let traits: [AccessibilityTraits] = [
      .button, .staticText, .adjustable, .link, .header, [.button, .notEnabled],
    ]
    let nodes = (0..<8).map { index in
      let kind = traits.randomElement(using: &generator) ?? .button
      let x = Double.random(in: 0...300, using: &generator)
      let y = Double.random(in: 0...800, using: &generator)
      let element = AccessibilityElement.sample("E\(index)", traits: kind)
      return AccessibilityNode.element(element.placed(index + 1, x: x, y: y))
    }
    return SampleApp([.group(.semanticGroup, named: "G", Array(nodes[..<4]))] + nodes[4...])
  }

  // Source: Apple's documentation of SwiftUI's accessibilityRespondsToUserInteraction names the
  // three that leave out what does not respond; certainty A. Their common order: C.
  @Test(arguments: 0..<50)
  func `every technology offers the same elements, in VoiceOver's order`(seed: Int) async throws {
    let app = screen(seed)
    let stops = ReadingOrder(app.tree).stops.map(\.element)
    let operable = stops.filter(\.respondsToUserInteraction).compactMap(\.label)
    let names = try await Session(app: app).voiceControl("show names").last
    #expect(
      names == (operable.isEmpty ? "[nothing to show]" : operable.joined(separator: " · "))
    )
    #expect(Session(app: app).switchWalk(groups: false) == operable)
    #expect(Session(app: app).keyboardWalk() == operable)
    #expect(Session(app: app).walk().count == stops.count)
  }
}
