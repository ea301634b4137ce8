import AccessibilityTree
import AssistiveTechnology
import Foundation
import PortableUIKit
import SnippetMessages

/// The place where a compiled snippet is run and shown to assistive technologies.
///
/// The source that is made of a snippet calls this type; nobody writes such calls by hand.
@MainActor
public enum Stage {
  private static let log = EventLog()

  /// Runs a program to its end and leaves the process.
  public nonisolated static func run(
    _ program: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    Task { @MainActor in
      do {
        try await program()
        finish()
      } catch {
        fail(with: error)
      }
    }
    // The run loop serves the main queue and timers on the main thread, as an app's does; it ends
    // when it has nothing to wait for.
    let patience = Timer(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }
    RunLoop.main.add(patience, forMode: .default)
    while true {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  /// Notes that a step of the program begins.
  ///
  /// A script without a suspension point belongs to no actor, but runs on the main thread.
  public nonisolated static func begin(_ step: Int) {
    MainActor.assumeIsolated {
      Signals.unblockFileSizeLimit()
      log.begin(step)
    }
  }

  /// Notes that the program came to its end, and leaves the process.
  public nonisolated static func finish() -> Never {
    MainActor.assumeIsolated { log.finish() }
    exit(0)
  }

  private static func fail(with error: any Error) -> Never {
    log.fail("threw an error: \(error)")
    exit(1)
  }

  /// Puts a view, a controller or an array of views on a screen and drives VoiceOver over it.
  ///
  /// - Parameters:
  ///   - content: what the screen shows.
  ///   - options: the settings of the fence.
  ///   - script: the gestures in the notation's words; empty for a walk over all elements.
  public static func voiceOver(
    _ content: Any,
    _ options: StageOptions,
    _ script: [String]
  ) async {
    await show(content, options) { screen, settings in
      let voiceOver = VoiceOver(app: screen, settings: settings)
      guard !script.isEmpty else { return Transcript(entries: voiceOver.walk()) }
      var entries = voiceOver.start()
      for line in script {
        entries.append(.gesture(line))
        let gesture = try Gesture(parsing: line)
        if case .wait(let seconds) = gesture {
          try await Task.sleep(for: .seconds(seconds))
        }
        entries += await voiceOver.perform(gesture, settle: settle)
      }
      return Transcript(entries: entries)
    }
  }

  /// Puts a view, a controller or an array of views on a screen and drives Voice Control over it.
  ///
  /// - Parameters:
  ///   - content: what the screen shows.
  ///   - options: the settings of the fence.
  ///   - script: the commands, in English or the language of the options.
  public static func voiceControl(
    _ content: Any,
    _ options: StageOptions,
    _ script: [String]
  ) async {
    await show(content, options) { screen, settings in
      let voiceControl = VoiceControl(app: screen, settings: settings)
      var entries: [Transcript.Entry] = []
      for line in script {
        entries.append(.gesture(line))
        let command = try VoiceCommand(parsing: line)
        entries += await voiceControl.perform(command, settle: settle)
      }
      return Transcript(entries: entries)
    }
  }

  private static func show(
    _ content: Any,
    _ options: StageOptions,
    _ drive: (AccessibleScreen, SpeechSettings) async throws -> Transcript
  ) async {
    do {
      let screen = try AccessibleScreen(
        showing: content,
        language: options.language,
        device: options.device,
        direction: options.direction
      )
      let settings = SpeechSettings(language: options.language, hints: options.hints)
      await settle()
      let transcript = try await drive(screen, settings)
      log.hear(transcript, concealed: screen.textsConcealed(in: transcript))
    } catch {
      log.fail("\(error)")
    }
  }

  /// Lets work that the app put off onto the main queue happen.
  private static func settle() async {
    for _ in 0..<8 {
      await Task.yield()
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
