import AccessibilityTesting
import AssistiveTechnology
import Foundation
import Heard
import PortableUIKit
import SnippetNotation
import SpeechRules
import Testing
import XCTest

@Suite(.serialized)
@MainActor
struct RecordingProjectTests {
  @Test func `the exported test equals the one compiled here`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Exported/HeardUITests.swift")
    #expect(RecordingTestSource.text == String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }

  @Test func `the exported test hears the computed lines from the model`() async throws {
    let walk = await SimulatedScreen(showing: Self.settings()).walk()
    let id = "en/settings#00000000"
    let screen = ExpectedScreen(
      id: id,
      path: "Content/en/settings.md",
      line: 3,
      language: "en",
      lines: walk.entries.compactMap { entry in
        guard case .spoken(let words, _) = entry else { return nil }
        let parts = words.parts.map { ExpectedScreen.Part(role: $0.role.rawValue, text: $0.text) }
        return ExpectedScreen.Line(parts: parts, caption: words.caption)
      }
    )
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try JSONEncoder().encode(ExpectedLines(screens: [screen])).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    setenv("HEARD_EXPECTED", file.path(percentEncoded: false), 1)
    setenv("HEARD_PAUSE", "0", 1)
    defer { unsetenv("HEARD_EXPECTED") }
    XCUIDevice.shared.voiceOverService.screens = [id: walk.lines(in: .service)]
    try await HeardUITests(name: "hear", testClosure: { _ in }).testHearEveryScreen()

    let attachment = try #require(XCTestCase.attachments.last)
    let text = String(decoding: attachment.data, as: UTF8.self)
    let run = try #require(try RecordingFile(text, path: "hearing.json").runs.first)
    let heard = try #require(run.screens.first)
    let rows = screen.compared(with: heard, channel: run.channel).rows
    #expect(rows.map(\.verdict) == [.same, .same, .same, .sameUntilCut])
    #expect(heard.lines.first?.utterance == "VoiceOver on")
  }

  private static func settings() -> UIView {
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let hint = "Sends one message each evening instead of many during the day"
    let texts = [("Same", ""), ("Same", ""), ("Sync", ""), ("Daily digest", hint)]
    for (row, text) in texts.enumerated() {
      let button = UIButton(frame: CGRect(x: 0, y: 50 * row, width: 300, height: 44))
      button.setTitle(text.0, for: .normal)
      button.accessibilityHint = text.1.isEmpty ? nil : text.1
      list.addSubview(button)
    }
    return list
  }
}
