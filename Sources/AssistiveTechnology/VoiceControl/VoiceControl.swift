public import AccessibilityTree

/// Voice Control on one screen: it shows names and numbers and obeys spoken commands.
///
/// It is a class because what lies over the screen is one and the same for all who look at it.
@MainActor
public final class VoiceControl {
  let app: any AccessibleApp
  let settings: SpeechSettings
  /// The candidates of an ambiguous name, waiting for a number.
  var candidates: [NamedElement] = []
  private var overlay: VoiceCommand.Overlay?
  private var lastCommand: VoiceCommand?

  /// Turns Voice Control on for an app; what the app made known before is not news.
  public init(app: any AccessibleApp, settings: SpeechSettings) {
    self.app = app
    self.settings = settings
    _ = app.takeNotifications()
  }

  /// Obeys a command and returns what follows it, without the command itself.
  ///
  /// The closure waits until the app has finished what the command began.
  public func perform(
    _ command: VoiceCommand,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard let command = command == .repeatThat ? lastCommand : command else {
      return [.nothingHappens]
    }
    lastCommand = command
    return switch command {
    case .show(let overlay): show(overlay)
    case .hide(let overlay): hide(overlay)
    case .showCommands: showCommands()
    case .tap(let target): await act(.activate, target, settle: settle)
    case .longPress(let target): await act(.longPress, target, settle: settle)
    case .increment(let target): await step(.increment, target, settle: settle)
    case .decrement(let target): await step(.decrement, target, settle: settle)
    case .swipe(let direction): await scroll(direction.scrollDirection, settle: settle)
    case .scroll(let direction): await scroll(direction.revealing, settle: settle)
    case .goBack: await goBack(settle: settle)
    case .repeatThat: [.nothingHappens]
    }
  }

  /// The elements that respond to a touch, in reading order.
  ///
  /// Source: UIAccessibility's respondsToUserInteraction; certainty A. The order is not known; C.
  var elements: [NamedElement] {
    ReadingOrder(app.currentTree()).stops.map(\.element)
      .filter(\.respondsToUserInteraction)
      .map { NamedElement($0, language: settings.language) }
  }

  /// The elements that a number can mean at this moment.
  var numbered: [NamedElement] {
    if !candidates.isEmpty { return candidates }
    return overlay == .numbers ? elements : []
  }

  private func show(_ overlay: VoiceCommand.Overlay) -> [Transcript.Entry] {
    self.overlay = overlay
    candidates = []
    let elements = elements
    switch overlay {
    case .grid: return [.event("grid shown", text: nil)]
    case .names, .numbers:
      guard !elements.isEmpty else { return [.event("nothing to show", text: nil)] }
      return [
        overlay == .names ? .shown(elements.map(\.name).joinedForShow) : .numbered(elements)
      ]
    }
  }

  private func hide(_ overlay: VoiceCommand.Overlay) -> [Transcript.Entry] {
    guard self.overlay == overlay || !candidates.isEmpty else { return [.nothingHappens] }
    self.overlay = nil
    candidates = []
    return [.event("\(overlay.rawValue) hidden", text: nil)]
  }

  private func showCommands() -> [Transcript.Entry] {
    let phrases = SpeechWords.words(for: settings.language).commands
    return [.shown(phrases.map(\.pattern).joinedForShow)]
  }
}

extension [String] {
  /// The texts on one line, a middle dot between them.
  fileprivate var joinedForShow: String { joined(separator: " · ") }
}

extension Transcript.Entry {
  /// A line of elements with their numbers.
  static func numbered(_ elements: [NamedElement]) -> Self {
    let names = elements.enumerated().map { "\($0.offset + 1) \($0.element.name)" }
    return .shown(names.joinedForShow)
  }
}

extension Gesture.Direction {
  /// The scroll that brings what lies in this direction into sight.
  fileprivate var revealing: AccessibilityAction.ScrollDirection {
    switch self {
    case .right: .left
    case .left: .right
    case .up: .up
    case .down: .down
    }
  }
}
