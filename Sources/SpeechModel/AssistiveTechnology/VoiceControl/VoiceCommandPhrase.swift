import SpeechRules

struct VoiceCommandPhrase: Sendable {
  let alternatives: [[VoiceCommandPattern]]
  /// Whether the first alternatives are plural forms for different numbers.
  let agreesWithNumber: Bool
  /// Creates the command from its arguments; `nil` if an argument is missing.
  let meaning: @Sendable (VoiceCommandArguments) -> VoiceCommand?

  init(
    _ pattern: Word,
    agreesWithNumber: Bool = false,
    meaning: @escaping @Sendable (VoiceCommandArguments) -> VoiceCommand?
  ) {
    alternatives = VoiceCommandPattern.alternatives(in: pattern.text)
    self.agreesWithNumber = agreesWithNumber
    self.meaning = meaning
  }

  init(_ pattern: Word, _ command: VoiceCommand) {
    self.init(pattern, meaning: { _ in command })
  }

  init(_ pattern: Word, at command: @escaping @Sendable (VoiceCommand.Target) -> VoiceCommand) {
    self.init(pattern, meaning: { details in details.target.map(command) })
  }

  /// The phrase as shown in a list of commands, with an ellipsis for each argument.
  var pattern: String { alternatives.first?.first?.text(with: VoiceCommandArguments()) ?? "" }

  /// Returns the sentence for a command, if this phrase means that command.
  ///
  /// - Parameter form: Returns which alternative a number takes.
  func text(of command: VoiceCommand, form: (Int) -> Int) -> String? {
    let details = command.details
    guard meaning(details) == command else { return nil }
    let index = agreesWithNumber ? details.count.map(form) ?? 0 : 0
    let alternative =
      alternatives.indices.contains(index) ? alternatives[index] : alternatives.first
    return alternative?.first?.text(with: details)
  }
}

extension SpeechWords {
  var phrases: [VoiceCommandPhrase] { Self.phrases[language] ?? [] }

  // Parsing the many patterns takes longer than matching them.
  private static let phrases: [String: [VoiceCommandPhrase]] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.language, $0.commands.phrases) }
  )
}

extension VoiceCommandWords {
  fileprivate var phrases: [VoiceCommandPhrase] {
    overlayPhrases + elementPhrases + movementPhrases + textPhrases
  }

  private var overlayPhrases: [VoiceCommandPhrase] {
    [
      VoiceCommandPhrase(showNames, .show(.names)),
      VoiceCommandPhrase(showNumbers, .show(.numbers)),
      VoiceCommandPhrase(showGrid, .show(.grid)),
      VoiceCommandPhrase(showNamesContinuously, .showContinuously(.names)),
      VoiceCommandPhrase(showNumbersContinuously, .showContinuously(.numbers)),
      VoiceCommandPhrase(showGridContinuously, .showContinuously(.grid)),
      VoiceCommandPhrase(hideNames, .hide(.names)),
      VoiceCommandPhrase(hideNumbers, .hide(.numbers)),
      VoiceCommandPhrase(hideGrid, .hide(.grid)),
      VoiceCommandPhrase(hideOverlays, .hideOverlays),
      VoiceCommandPhrase(showCommands, .showCommands),
      VoiceCommandPhrase(showWhatToSay, .showCommands),
      VoiceCommandPhrase(choose, meaning: { $0.count.map(VoiceCommand.choose) }),
    ]
  }

  private var elementPhrases: [VoiceCommandPhrase] {
    [
      VoiceCommandPhrase(tap, at: { .tap($0) }),
      VoiceCommandPhrase(doubleTap, at: { .doubleTap($0) }),
      VoiceCommandPhrase(longPress, at: { .longPress($0) }),
      VoiceCommandPhrase(tapAndHold, at: { .longPress($0) }),
      VoiceCommandPhrase(showActions, at: { .showActions($0) }),
      VoiceCommandPhrase(increment, at: { .increment($0) }),
      VoiceCommandPhrase(incrementBy, meaning: \.increment),
      VoiceCommandPhrase(decrement, at: { .decrement($0) }),
      VoiceCommandPhrase(decrementBy, meaning: \.decrement),
    ]
  }

  private var movementPhrases: [VoiceCommandPhrase] {
    swipe.all.map { VoiceCommandPhrase($0.pattern, .swipe($0.direction)) }
      + swipeAt.all.map { direction, pattern in
        VoiceCommandPhrase(pattern, at: { .swipe(direction, at: $0) })
      }
      + scroll.all.map { VoiceCommandPhrase($0.pattern, .scroll($0.direction)) }
      + scrollToEdge.all.map { VoiceCommandPhrase($0.pattern, .scrollToEdge($0.direction)) }
      + [
        VoiceCommandPhrase(goBack, .goBack),
        VoiceCommandPhrase(goHome, .goHome),
        VoiceCommandPhrase(sleep, .sleep),
        VoiceCommandPhrase(wakeUp, .wakeUp),
        VoiceCommandPhrase(lockScreen, .lockScreen),
        VoiceCommandPhrase(repeatThat, .repeatThat()),
        VoiceCommandPhrase(
          repeatTimes,
          agreesWithNumber: true,
          meaning: { $0.count.map { .repeatThat(times: $0) } }
        ),
      ]
  }

  private var textPhrases: [VoiceCommandPhrase] {
    [
      VoiceCommandPhrase(type, meaning: { $0.text.map(VoiceCommand.type) }),
      VoiceCommandPhrase(deleteThat, .deleteThat),
      VoiceCommandPhrase(deleteAll, .deleteAll),
    ]
  }
}

struct VoiceCommandArguments: Hashable, Sendable {
  var target: VoiceCommand.Target?
  /// How many times, or the number of a choice.
  var count: Int?
  var text: String?

  var increment: VoiceCommand? {
    target.flatMap { target in count.map { .increment(target, by: $0) } }
  }

  var decrement: VoiceCommand? {
    target.flatMap { target in count.map { .decrement(target, by: $0) } }
  }
}
