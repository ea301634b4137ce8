extension VoiceCommand.Target {
  /// Reads a target: digits alone are a number, anything else is a name.
  init(spoken text: String) {
    self = text.wholeNumber.map(Self.number) ?? .name(text)
  }

  /// The target as it is said.
  var text: String {
    switch self {
    case .name(let name): name
    case .number(let number): String(number)
    }
  }
}

extension VoiceCommand {
  /// What the command was told beside its own words.
  var details: VoiceCommandDetails {
    switch self {
    case .tap(let target), .doubleTap(let target), .longPress(let target),
      .showActions(let target), .swipe(_, at: let target?):
      VoiceCommandDetails(target: target)
    case .increment(let target, by: let steps), .decrement(let target, by: let steps):
      VoiceCommandDetails(target: target, count: steps)
    case .choose(let number), .repeatThat(times: let number):
      VoiceCommandDetails(count: number)
    case .type(let text):
      VoiceCommandDetails(text: text)
    case .show, .showContinuously, .hide, .hideOverlays, .showCommands, .swipe, .scroll,
      .scrollToEdge, .goBack, .goHome, .sleep, .wakeUp, .lockScreen, .deleteThat, .deleteAll:
      VoiceCommandDetails()
    }
  }
}

extension String {
  /// The number that stands here in digits and nothing else.
  var wholeNumber: Int? {
    allSatisfy { $0.isASCII && $0.isNumber } ? Int(self) : nil
  }
}
