import AccessibilityTesting
import PortableSwiftUI
import SpeechRules
import Testing

@Suite(.serialized)
@MainActor
struct SwiftUICaptureTests {
  nonisolated struct Capture: CustomTestStringConvertible, Sendable {
    let line: String
    var language = "en"
    let view: @MainActor @Sendable () -> AnyView

    var testDescription: String { line }
  }

  @Test(arguments: buttons + texts + controls)
  func `the model speaks SwiftUI as VoiceOver was captured`(capture: Capture) async throws {
    let device = SimulatedDevice(language: capture.language)
    let screen = SimulatedScreen(
      showing: UIHostingController(rootView: capture.view()),
      on: device
    )
    #expect(await screen.walk().lines(in: .service).first == capture.line)
  }

  // Source: IRS-Public/aloud at 005a097d, iOS 27.0 (24A5423a): no position in the list is spoken.
  @Test func `rows are scrolled to without counts`() async throws {
    let list = ScrollView {
      VStack { ForEach(1...30, id: \.self) { number in Button("Scroll row \(number)") {} } }
    }
    let screen = SimulatedScreen(showing: UIHostingController(rootView: list))
    let lines = await screen.walk().lines(in: .service)
    #expect(Self.rows.allSatisfy(lines.contains), "\(lines)")
    #expect(lines == (1...30).map { "Scroll row \($0) Button" })
  }

  nonisolated static let rows = [1, 2, 3, 4, 7, 8, 9, 11].map { "Scroll row \($0) Button" }

  // Source: `XCUIVoiceOverService` on simulators of iOS and iPadOS 27.0; IRS-Public/aloud at 005a097d
  // (24A5423a), gewill/OpenCCman at fe1fc14c, 43669b00, b3170f03 and d904c373 (24A434).
  nonisolated static let buttons =
    [
      "Stable control", "Stacked", "Convert", "Export TXT", "Get",
      "Remove recommendations", "HongKong Standard", "Taiwan Idiom", "Cancel", "Retry recovery",
      "Same label", "Dismiss modal", "Import TXT",
    ]
    .map { (name: String) in Capture(line: "\(name) Button") { AnyView(Button(name) {}) } }
    + ["Export TXT", "Copy Result"]
    .map { (name: String) in
      Capture(line: "\(name) dimmed Button") { AnyView(Button(name) {}.disabled(true)) }
    }
    + [Capture(line: "取消 按钮", language: "zh-Hans") { AnyView(Button("取消") {}) }]

  // Source: the same; the heading by a record of gewill/OpenCCman for issue 34.
  nonisolated static let texts =
    [
      "Live count 51", "Secret Diary", "An iPerf3 tool", "password notes", "Variant",
      "Region Idiom",
    ]
    .map { (text: String) in Capture(line: text) { AnyView(Text(text)) } }
    + [
      Capture(line: "What’s New Heading") {
        AnyView(Text("What’s New").accessibilityAddTraits(.isHeader))
      },
      Capture(line: "Order status Heading") {
        AnyView(Text("Order status").accessibilityAddTraits(.isHeader))
      },
      Capture(line: "selected Traditional · OpenCC Button") {
        AnyView(Button("Traditional · OpenCC") {}.accessibilityAddTraits(.isSelected))
      },
    ]

  // Source: gewill/OpenCCman at 43669b00, iPadOS 27.0 (24A434).
  @Test(arguments: [
    (
      true,
      [
        "Variant selected OpenCC Standard Button", "Taiwan Standard Button",
        "HongKong Standard Button",
      ]
    ),
    (
      false,
      [
        "selected Variant dimmed OpenCC Standard dimmed Button", "Taiwan Standard dimmed Button",
        "HongKong Standard dimmed Button",
      ]
    ),
  ])
  func `a disabled group is announced as dimmed`(isEnabled: Bool, lines: [String]) async throws {
    let group = VStack {
      Button("OpenCC Standard") {}.accessibilityAddTraits(.isSelected)
      Button("Taiwan Standard") {}
      Button("HongKong Standard") {}
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Variant")
    .disabled(!isEnabled)
    let screen = SimulatedScreen(showing: UIHostingController(rootView: group))
    #expect(await screen.walk().lines(in: .service) == lines)
  }

  // Source: the same.
  nonisolated static let controls = [
    Capture(line: "Notifications Switch button on Double tap to toggle setting.") {
      AnyView(Toggle("Notifications", isOn: .constant(true)))
    },
    Capture(line: "Pane sizes Button Pop up button Double tap to activate the picke") {
      AnyView(Menu("Pane sizes") { Button("50%") {} })
    },
  ]
}
