extension VoiceCommand.Target {
  /// Reads a target: digits alone are a number, anything else is a name, quoted or not.
  init(spoken text: String) {
    if text.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(text) {
      self = .number(number)
    } else {
      self = .name(text.trimmingQuotes)
    }
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
  /// The element the command means, if it needs one.
  var target: Target? {
    switch self {
    case .tap(let target), .longPress(let target), .increment(let target), .decrement(let target):
      target
    case .show, .hide, .showCommands, .swipe, .scroll, .goBack, .repeatThat:
      nil
    }
  }
}

extension String {
  /// The text without a pair of quotation marks around it.
  fileprivate var trimmingQuotes: String {
    guard count > 2, let first, let last else { return self }
    let isQuoted = ["\"\"", "“”", "«»"].contains("\(first)\(last)")
    return isQuoted ? String(dropFirst().dropLast()) : self
  }
}
