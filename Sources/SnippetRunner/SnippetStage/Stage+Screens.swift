import AccessibilityTesting
import AssistiveTechnology
import PortableSwiftUI
import PortableUIKit
import ScreenDrawing
import SnippetMessages
import SpeechRules

extension Stage {
  /// Shows a view, a view controller or an array of views on a screen and drives an assistive
  /// technology on it.
  ///
  /// - Parameter request: a `ScreenRequest` as JSON.
  public static func show(_ content: Any, _ request: String) async {
    do {
      var request = try ScreenRequest(json: request)
      if let language { request.settings.language = language }
      await show(content, request)
      lastScreen = LastScreen(content: content, settings: request.settings, step: log.step)
    } catch {
      log.fail("\(error)")
    }
  }

  static func show(_ content: Any, _ request: ScreenRequest) async {
    do {
      let settings = request.settings
      let screen = try Self.screen(showing: content, settings)
      // Later fences may show what contains this view.
      defer { screen.unmount() }
      await screen.settle()
      // Gestures may lead to other screens, which are spoken from their beginning as well.
      var included = collectsFacts ? stepsOfParts(in: screen) : []
      let transcript = try await transcript(of: request, on: screen)
      log.logTranscript(transcript, concealed: screen.textsConcealed(in: transcript))
      log.logUnsized(screen.unsizedElements(variables: variableNames))
      if collectsFacts {
        if request.script.isEmpty { included.formUnion(stepsOfParts(in: screen)) }
        var facts = screen.facts(of: transcript, variables: variableNames)
        facts.included = included
        if HostedViews.controller(showing: content) != nil {
          for id in facts.origins.keys { facts.origins[id]?.isFromSwiftUI = true }
        } else {
          // What UIKit draws may have a meaning; a shape of SwiftUI rarely has.
          facts.isBlank = facts.isBlank || (content as? UIView)?.isBlank == true
          facts.maySayNothing = (content as? UIViewController)?.showsNothingAlone == true
        }
        if !facts.cutTexts.isEmpty {
          screen.unmount()
          let complete = try await Self.completeTexts(of: content, settings)
          facts.cutTexts = facts.cutTexts.filter { complete.contains($0.value) }
        }
        log.logFacts(facts)
      }
    } catch {
      log.fail("\(error)")
    }
  }

  static func screen(
    showing content: Any,
    _ settings: ScreenSettings
  ) throws -> AccessibleScreen {
    try AccessibleScreen(
      showing: HostedViews.controller(showing: content) ?? content,
      language: settings.language,
      device: settings.device,
      direction: settings.direction,
      os: settings.os,
      look: settings.shownLook,
      columnWidth: settings.width,
      contentSizeCategory: settings.contentSizeCategory
    )
  }

  /// The texts that are complete at the default text size.
  private static func completeTexts(
    of content: Any,
    _ settings: ScreenSettings
  ) async throws -> Set<String> {
    var settings = settings
    settings.text = .l
    let screen = try screen(showing: content, settings)
    defer { screen.unmount() }
    await screen.settle()
    let elements = ReadingOrder(screen.currentTree()).stops.map(\.element)
    return SeenTexts(of: screen, elements: elements).complete
  }

  private static func transcript(
    of request: ScreenRequest,
    on screen: AccessibleScreen
  ) async throws -> Transcript {
    let speech = request.settings.speech
    switch request.technology {
    case .voiceOver:
      return try await listen(request, on: screen)
    case .voiceControl:
      return try await watch(request, VoiceControl(app: screen, settings: speech), on: screen)
    case .switchControl:
      let groups = request.settings.groups
      let switches = SwitchControl(app: screen, settings: speech, groupsItems: groups)
      guard !request.script.isEmpty else { return Transcript(entries: switches.walk()) }
      return try await watch(request, switches, on: screen)
    case .fullKeyboardAccess:
      let keyboard = FullKeyboardAccess(
        app: screen,
        settings: speech,
        isOn: request.settings.access
      )
      guard !request.script.isEmpty else { return Transcript(entries: keyboard.walk()) }
      return try await watch(request, keyboard, on: screen)
    }
  }

  private static func listen(
    _ request: ScreenRequest,
    on screen: AccessibleScreen
  ) async throws -> Transcript {
    var drawing = request.isDrawn ? ScreenDrawer.draw(screen) : nil
    if let name = request.enlarged {
      let viewer = try LargeContentViewer(for: name, in: screen.window)
      drawing?.shapes += viewer.shapes(over: screen.window.bounds)
      drawing?.parts.append(viewer.part)
    }
    let voiceOver = VoiceOver(app: screen, settings: request.settings.speech)
    let isWalk = request.script.isEmpty
    let transcript =
      isWalk
      ? Transcript(entries: voiceOver.walk())
      : try await execute(request.script, voiceOver, on: screen)
    if let drawing {
      let backwardWalk = isWalk ? await backwardWalk(over: transcript, voiceOver, on: screen) : []
      log.logDrawing(
        DrawnScreen(drawing: drawing, transcript: transcript, backwardWalk: backwardWalk)
      )
    }
    return transcript
  }

  private static func watch<Technology: AssistiveTechnology>(
    _ request: ScreenRequest,
    _ technology: Technology,
    on screen: AccessibleScreen
  ) async throws -> Transcript {
    let drawing = request.isDrawn ? ScreenDrawer.draw(screen) : nil
    var overlays: [[OverlayMark]] = []
    let transcript = try await execute(request.script, technology, on: screen) {
      overlays.append(technology.marks)
    }
    if let drawing {
      log.logDrawing(DrawnScreen(drawing: drawing, transcript: transcript, overlays: overlays))
    }
    return transcript
  }

  private static func backwardWalk(
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

  private static func execute<Technology: AssistiveTechnology>(
    _ script: [String],
    _ technology: Technology,
    on screen: AccessibleScreen,
    look: @MainActor () -> Void = {}
  ) async throws -> Transcript {
    let commands = try script.map { try WrittenCommand<Technology.Command>(parsing: $0) }
    return try await technology.execute(commands, settle: screen.settle, look: look)
  }
}

extension UIViewController {
  /// Whether its words are in a bar, or its view is empty: a storyboard or another object fills it.
  fileprivate var showsNothingAlone: Bool {
    navigationItem.hasContent
      || viewIfLoaded.map { type(of: $0) == UIView.self && $0.isBlank } == true
  }
}

extension UINavigationItem {
  fileprivate var hasContent: Bool {
    title?.isEmpty == false || titleView != nil || leftBarButtonItems?.isEmpty == false
      || rightBarButtonItems?.isEmpty == false || searchController != nil
  }
}

extension UIView {
  /// Whether the view has no part, and shows at most what its class draws.
  fileprivate var isBlank: Bool {
    subviews.allSatisfy(\.isHidden) && layer.isPlain
  }
}

extension ScreenSettings {
  var simulatedDevice: SimulatedDevice {
    SimulatedDevice(
      language: language,
      kind: device,
      direction: direction,
      os: os,
      contentSizeCategory: contentSizeCategory,
      hints: hints,
      traits: traits
    )
  }

  var contentSizeCategory: UIContentSizeCategory { UIContentSizeCategory(rawValue: text.category) }
}
