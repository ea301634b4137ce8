/// The UI test that moves VoiceOver through every screen and attaches what it says.
package enum RecordingTestSource {
  /// The file, which is the same for every book and reads the screens from `expected.json`.
  ///
  /// Without Xcode, `HEARD_STAND_IN` compiles it against a fake of Apple's API.
  package static let text = #"""
    import Foundation
    import XCTest

    #if compiler(>=6.4) || HEARD_STAND_IN
    /// Moves through every screen with VoiceOver, and attaches the speech as one JSON file.
    ///
    /// The test asserts nothing; `book heard import` compares the speech.
    @MainActor
    final class HeardUITests: XCTestCase {
      func testHearEveryScreen() async throws {
        guard #available(iOS 27.0, *) else { throw XCTSkip("XCUIVoiceOverService needs iOS 27") }
        let environment = ProcessInfo.processInfo.environment
        let language = environment["HEARD_LANGUAGE"] ?? "en"
        let bundled = Bundle(for: HeardUITests.self).url(
          forResource: "expected",
          withExtension: "json"
        )
        guard let file = environment["HEARD_EXPECTED"].map({ URL(fileURLWithPath: $0) }) ?? bundled
        else { throw XCTSkip("the test bundle has no 'expected.json'") }
        let expected = try JSONDecoder().decode(Expected.self, from: Data(contentsOf: file))
        var run = Run(language: language, environment: environment)
        addTeardownBlock { @MainActor in _ = try? XCUIDevice.shared.voiceOverService.disable() }
        for screen in expected.screens where screen.language == language {
          run.screens.append(await hear(screen))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let attachment = XCTAttachment(
          data: try encoder.encode(run),
          uniformTypeIdentifier: "public.json"
        )
        attachment.name = "hearing.json"
        attachment.lifetime = .keepAlways
        add(attachment)
      }

      /// Moves to the last element and back to the first.
      @available(iOS 27.0, *)
      private func hear(_ screen: Expected.Screen) async -> Heard {
        let app = XCUIApplication()
        app.launchArguments = ["-HeardScreen", screen.id]
        app.launch()
        let service = XCUIDevice.shared.voiceOverService
        var lines: [Line] = []
        do {
          try service.enable()
        } catch {
          return Heard(id: screen.id, lines: [Line("current", failure: "\(error)")])
        }
        app.activate()
        try? await Task.sleep(for: .seconds(pause))
        lines.append(Line("current") { try service.currentSpeech().utterance })
        let bound = screen.lines.count + 3
        var repeats = 1
        var moves = 0
        // Three equal lines before the expected end aren't the end yet.
        while moves < bound, repeats < 3 || moves < screen.lines.count - 1 {
          let line = Line("forward") { try service.moveForward().utterance }
          repeats = line.utterance == lines.last?.utterance && line.failure == nil ? repeats + 1 : 1
          lines.append(line)
          moves += 1
        }
        repeats = 1
        for step in 0..<moves + 1 where repeats < 3 || step < screen.lines.count - 1 {
          let line = Line("backward") { try service.moveBackward().utterance }
          repeats = line.utterance == lines.last?.utterance && line.failure == nil ? repeats + 1 : 1
          lines.append(line)
        }
        try? service.disable()
        app.terminate()
        return Heard(id: screen.id, lines: lines)
      }

      /// The seconds that VoiceOver takes to say that it is on.
      private var pause: Double {
        ProcessInfo.processInfo.environment["HEARD_PAUSE"].flatMap(Double.init) ?? 2
      }

      /// The part of `expected.json` that this test needs.
      struct Expected: Decodable {
        var screens: [Screen]

        struct Screen: Decodable {
          var id: String
          var language: String
          var lines: [Line]
        }

        struct Line: Decodable {
          var caption: String
        }
      }

      /// The format that `book heard import` reads.
      struct Run: Encodable {
        var version = 1
        var address: String
        var channel = "XCUIVoiceOverService"
        var system: String
        var build: String?
        var device: String?
        var day: String
        var language: String
        var screens: [Heard] = []

        init(language: String, environment: [String: String]) {
          self.language = language
          address = environment["HEARD_ADDRESS"] ?? ""
          let version = ProcessInfo.processInfo.operatingSystemVersion
          let patch = version.patchVersion == 0 ? "" : ".\(version.patchVersion)"
          system = "iOS \(version.majorVersion).\(version.minorVersion)\(patch)"
          build = environment["HEARD_BUILD"]
          device = environment["HEARD_DEVICE"] ?? environment["SIMULATOR_DEVICE_NAME"]
          let formatter = ISO8601DateFormatter()
          formatter.formatOptions = [.withFullDate]
          day = formatter.string(from: Date())
        }
      }

      /// The speech of one screen.
      struct Heard: Encodable {
        var id: String
        var lines: [Line]
      }

      /// The speech after one step.
      struct Line: Encodable {
        var step: String
        var utterance = ""
        var failure: String?

        init(_ step: String, failure: String) {
          self.step = step
          self.failure = failure
        }

        @MainActor init(_ step: String, speech: () throws -> String) {
          self.step = step
          do { utterance = try speech() } catch { failure = "\(error)" }
        }
      }
    }
    #endif

    """#
}
