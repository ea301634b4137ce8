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
  static let log = EventLog()

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

  /// Runs a program without a suspension point to its end and leaves the process.
  ///
  /// Nothing waits in such a program, so it needs neither a task nor a run loop.
  public nonisolated static func runAtOnce(_ program: @MainActor () throws -> Void) -> Never {
    MainActor.assumeIsolated {
      do {
        try program()
        finish()
      } catch {
        fail(with: error)
      }
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
  ///   - isDrawn: whether the screen is drawn, too.
  public static func voiceOver(
    _ content: Any,
    _ options: StageOptions,
    _ script: [String],
    isDrawn: Bool = false
  ) async {
    await show(content, options) { screen, settings in
      let drawing = isDrawn ? ScreenDrawer.draw(screen) : nil
      let voiceOver = VoiceOver(app: screen, settings: settings)
      let entries =
        script.isEmpty ? voiceOver.walk() : try await entries(of: script, by: voiceOver)
      let transcript = Transcript(entries: entries)
      if let drawing {
        let wayBack = script.isEmpty ? await wayBack(over: transcript, by: voiceOver) : []
        log.see(DrawnScreen(drawing: drawing, transcript: transcript, wayBack: wayBack))
      }
      return transcript
    }
  }

  private static func entries(
    of script: [String],
    by voiceOver: VoiceOver
  ) async throws -> [Transcript.Entry] {
    var entries = voiceOver.start()
    for line in script {
      entries.append(.gesture(line))
      let gesture = try Gesture(parsing: line)
      if case .wait(let seconds) = gesture {
        try await Task.sleep(for: .seconds(seconds))
      }
      entries += await voiceOver.perform(gesture, settle: settle)
    }
    return entries
  }

  /// What is spoken on the way back from the last stop of a walk to the first.
  private static func wayBack(
    over walk: Transcript,
    by voiceOver: VoiceOver
  ) async -> [Transcript.Entry] {
    var entries: [Transcript.Entry] = []
    for _ in walk.entries.dropFirst() {
      let step = await voiceOver.perform(.swipeLeft, settle: settle)
      entries += step.prefix(1)
    }
    return entries
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

  /// Puts a view, a controller or an array of views on a screen and drives Switch Control over it.
  ///
  /// - Parameters:
  ///   - content: what the screen shows.
  ///   - options: the settings of the fence.
  ///   - script: the commands in the notation's words; empty for one round over the screen.
  public static func switchControl(
    _ content: Any,
    _ options: StageOptions,
    _ script: [String]
  ) async {
    await show(content, options) { screen, settings in
      let switches = SwitchControl(app: screen, settings: settings, groupsItems: options.groups)
      guard !script.isEmpty else { return Transcript(entries: switches.walk()) }
      var entries = switches.start()
      for line in script {
        entries.append(.gesture(line))
        entries += await switches.perform(try SwitchCommand(parsing: line), settle: settle)
      }
      return Transcript(entries: entries)
    }
  }

  /// Puts a view, a controller or an array of views on a screen and presses keys over it.
  ///
  /// - Parameters:
  ///   - content: what the screen shows.
  ///   - options: the settings of the fence.
  ///   - script: the keys in the notation's words; empty for one round of the tabulator.
  public static func fullKeyboardAccess(
    _ content: Any,
    _ options: StageOptions,
    _ script: [String]
  ) async {
    await show(content, options) { screen, settings in
      let keyboard = FullKeyboardAccess(app: screen, settings: settings)
      guard !script.isEmpty else { return Transcript(entries: keyboard.walk()) }
      var entries: [Transcript.Entry] = []
      for line in script {
        entries.append(.gesture(line))
        entries += await keyboard.perform(try KeyCommand(parsing: line), settle: settle)
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
        direction: options.direction,
        os: options.os,
        contentSizeCategory: options.text.map { UIContentSizeCategory(rawValue: $0) }
      )
      // Later fences may be about what holds the content, and must find it there.
      defer { screen.giveBack() }
      let settings = SpeechSettings(
        language: options.language,
        hints: options.hints,
        os: options.os,
        traits: options.traits
      )
      await settle()
      let transcript = try await drive(screen, settings)
      log.hear(transcript, concealed: screen.textsConcealed(in: transcript))
      if isExamining { log.examine(screen.facts(of: transcript, variables: variableNames)) }
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
