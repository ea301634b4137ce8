import AccessibilityTree
import AssistiveTechnology
import PortableUIKit
import SpeechRules
import Testing

@MainActor
struct AudioGraphTests {
  private final class Chart: UIView, AXChart {
    var accessibilityChartDescriptor: AXChartDescriptor?
  }

  private func lines(_ gestures: String..., isDescribed: Bool = true) async throws -> [String] {
    let chart = Chart()
    chart.isAccessibilityElement = true
    chart.accessibilityLabel = "Orders"
    if isDescribed {
      chart.accessibilityChartDescriptor = AXChartDescriptor(
        title: "Orders",
        summary: nil,
        xAxis: AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: []),
        yAxis: nil,
        series: []
      )
    }
    let settings = SpeechSettings(language: "en", hints: false)
    let voiceOver = VoiceOver(app: try AccessibleScreen(showing: chart), settings: settings)
    return await voiceOver.execute(
      try gestures.map { try WrittenCommand(parsing: $0) },
      settle: {},
      sleep: { _ in }
    ).lines.filter { !$0.hasPrefix(">") }
  }

  // Rule: audio-graph.
  // Source: VoiceOver in WWDC22, session 10136, “Hello Swift Charts”; B. The setting's name: C.
  @Test func `the rotor offers to describe, open and play a chart`() async throws {
    #expect(
      try await lines(
        "rotor Audio Graph",
        "swipe down",
        "swipe down",
        "swipe down",
        "double tap",
        "swipe up",
        "double tap"
      ) == [
        "Orders", "Audio Graph", "Describe chart", "Chart Details", "Play Audio Graph",
        "[activated Play Audio Graph]", "Complete", "Chart Details", "[activated Chart Details]",
      ]
    )
  }

  // Rule: audio-graph.
  // Source: Apple's documentation of accessibilityChartDescriptor; A.
  @Test func `a chart without a descriptor has no such rotor setting`() async throws {
    #expect(
      try await lines("rotor Audio Graph", "swipe down", isDescribed: false)
        == ["Orders", "[nothing happens]", "[nothing happens]"]
    )
  }
}
