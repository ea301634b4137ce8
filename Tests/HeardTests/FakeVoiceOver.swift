import Foundation
import XCTest

// A fake of the Apple API that the exported test uses, as documented by Apple.

@MainActor
final class XCUIDevice {
  static let shared = XCUIDevice()
  let voiceOverService = XCUIVoiceOverService()
}

/// A fake VoiceOver that speaks lines computed by our model.
@MainActor
final class XCUIVoiceOverService {
  /// The lines by screen id.
  var screens: [String: [String]] = [:]
  fileprivate(set) var screen = ""
  private(set) var isEnabled = false
  private var place: Int?

  struct Output { let utterance: String }
  enum Failure: Error { case notRunning, noSpeech }

  func enable() throws {
    isEnabled = true
    place = nil
  }

  func disable() throws { isEnabled = false }

  func currentSpeech() throws -> Output {
    guard let place else { return Output(utterance: "VoiceOver on") }
    return try speech(at: place)
  }

  func moveForward() throws -> Output {
    // The focus was on the first element while VoiceOver announced itself.
    try speech(at: (place ?? 0) + 1)
  }

  func moveBackward() throws -> Output { try speech(at: (place ?? 0) - 1) }

  private func speech(at wanted: Int) throws -> Output {
    guard isEnabled else { throw Failure.notRunning }
    let lines = screens[screen] ?? []
    let place = max(0, min(wanted, lines.count - 1))
    self.place = place
    guard lines.indices.contains(place), !lines[place].isEmpty else { throw Failure.noSpeech }
    return Output(utterance: lines[place])
  }
}

/// A fake app that shows the screen named by a launch argument.
@MainActor
final class XCUIApplication {
  var launchArguments: [String] = []

  func launch() { XCUIDevice.shared.voiceOverService.screen = launchArguments.last ?? "" }
  func activate() {}
  func terminate() {}
}

final class XCTAttachment {
  enum Lifetime { case keepAlways }

  let data: Data
  var name: String?
  var lifetime = Lifetime.keepAlways

  init(data: Data, uniformTypeIdentifier: String) { self.data = data }
}

extension XCTestCase {
  @MainActor static var attachments: [XCTAttachment] = []

  @MainActor func add(_ attachment: XCTAttachment) { Self.attachments.append(attachment) }
}
