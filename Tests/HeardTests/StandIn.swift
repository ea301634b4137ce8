import Foundation
import XCTest

// A stand-in for what the exported test uses of Apple's API, as its documentation describes it.

/// A device, which has one VoiceOver.
@MainActor
final class XCUIDevice {
  static let shared = XCUIDevice()
  let voiceOverService = XCUIVoiceOverService()
}

/// VoiceOver, which walks over lines that our own model computed.
@MainActor
final class XCUIVoiceOverService {
  /// The lines of each screen.
  var screens: [String: [String]] = [:]
  /// The screen of the app.
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
    // The focus was on the first element while VoiceOver spoke of itself.
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

/// The app, which shows the screen that a launch argument names.
@MainActor
final class XCUIApplication {
  var launchArguments: [String] = []

  func launch() { XCUIDevice.shared.voiceOverService.screen = launchArguments.last ?? "" }
  func activate() {}
  func terminate() {}
}

/// A file that a test leaves behind.
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
