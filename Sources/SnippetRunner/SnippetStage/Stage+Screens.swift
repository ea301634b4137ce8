import AccessibilityTesting
import AssistiveTechnology
import PortableUIKit
import SnippetMessages
import SpeechRules

extension Stage {
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
    await show(content, options) { screen in
      let drawing = isDrawn ? ScreenDrawer.draw(screen) : nil
      let voiceOver = VoiceOver(app: screen, settings: options.speech)
      let transcript = try await walkOrObey(script, voiceOver, on: screen)
      if let drawing {
        let wayBack = script.isEmpty ? await wayBack(over: transcript, voiceOver, on: screen) : []
        log.see(DrawnScreen(drawing: drawing, transcript: transcript, wayBack: wayBack))
      }
      return transcript
    }
  }

  /// What is spoken on the way back from the last stop of a walk to the first.
  private static func wayBack(
    over walk: Transcript,
    _ voiceOver: VoiceOver,
    on screen: AccessibleScreen
  ) async -> [Transcript.Entry] {
    var entries: [Transcript.Entry] = []
    for _ in walk.entries.dropFirst() {
      let step = await voiceOver.perform(.swipeLeft, settle: screen.settle)
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
    await show(content, options) { screen in
      try await obey(script, VoiceControl(app: screen, settings: options.speech), on: screen)
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
    await show(content, options) { screen in
      let switches = SwitchControl(
        app: screen,
        settings: options.speech,
        groupsItems: options.groups
      )
      return try await walkOrObey(script, switches, on: screen)
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
    await show(content, options) { screen in
      let keyboard = FullKeyboardAccess(app: screen, settings: options.speech)
      return try await walkOrObey(script, keyboard, on: screen)
    }
  }

  private static func obey<Technology: AssistiveTechnology>(
    _ script: [String],
    _ technology: Technology,
    on screen: AccessibleScreen
  ) async throws -> Transcript {
    let commands = try script.map { try WrittenCommand<Technology.Command>(parsing: $0) }
    return try await technology.obey(commands, settle: screen.settle)
  }

  private static func walkOrObey(
    _ script: [String],
    _ technology: some WalkingTechnology,
    on screen: AccessibleScreen
  ) async throws -> Transcript {
    guard script.isEmpty else { return try await obey(script, technology, on: screen) }
    return Transcript(entries: technology.walk())
  }

  private static func show(
    _ content: Any,
    _ options: StageOptions,
    _ drive: (AccessibleScreen) async throws -> Transcript
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
      defer { screen.unmount() }
      await screen.settle()
      let transcript = try await drive(screen)
      log.hear(transcript, concealed: screen.textsConcealed(in: transcript))
      if isExamining { log.examine(screen.facts(of: transcript, variables: variableNames)) }
    } catch {
      log.fail("\(error)")
    }
  }
}
