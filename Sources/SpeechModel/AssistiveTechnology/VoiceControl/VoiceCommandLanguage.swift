import SpeechRules

/// The commands of Voice Control in one language, with parsed patterns.
///
/// Created once per language, because parsing the many patterns takes longer than matching them.
struct VoiceCommandLanguage: Sendable {
  let language: String
  let phrases: [VoiceCommandPhrase]
  private let numbers: [[String]: Int]

  static let all = SpeechWords.all.map(VoiceCommandLanguage.init)

  private init(_ words: SpeechWords) {
    language = words.language
    phrases = words.phrases
    let names = words.commands.numbers.text.split(separator: " ").map { $0.split(separator: "|") }
    let known = names.enumerated().flatMap { index, names in
      names.map { (SpokenWords(String($0)).folded, index + 1) }
    }
    numbers = Dictionary(known) { first, _ in first }
  }

  /// Returns the number that a word means, from 1.
  func number(_ word: String) -> Int? {
    numbers[SpokenWords(word).folded]
  }
}

extension SpeechWords {
  func number(_ word: String) -> Int? {
    VoiceCommandLanguage.all.first { $0.language == language }?.number(word)
  }
}

extension VoiceCommandWords.Directions {
  var all: [(direction: Gesture.Direction, pattern: Word)] {
    [(.right, right), (.left, left), (.up, up), (.down, down)]
  }
}

extension VoiceCommand.Target {
  /// Parses a target: digits alone are a number, anything else is a name.
  init(spoken text: String) {
    self = text.wholeNumber.map(Self.number) ?? .name(text)
  }

  var text: String {
    switch self {
    case .name(let name): name
    case .number(let number): String(number)
    }
  }
}

extension VoiceCommand {
  var details: VoiceCommandArguments {
    switch self {
    case .tap(let target), .doubleTap(let target), .longPress(let target),
      .showActions(let target), .swipe(_, at: let target?):
      VoiceCommandArguments(target: target)
    case .increment(let target, by: let steps), .decrement(let target, by: let steps):
      VoiceCommandArguments(target: target, count: steps)
    case .choose(let number), .repeatThat(times: let number):
      VoiceCommandArguments(count: number)
    case .type(let text):
      VoiceCommandArguments(text: text)
    case .show, .showContinuously, .hide, .hideOverlays, .showCommands, .swipe, .scroll,
      .scrollToEdge, .goBack, .goHome, .sleep, .wakeUp, .lockScreen, .deleteThat, .deleteAll:
      VoiceCommandArguments()
    }
  }
}

extension String {
  var wholeNumber: Int? {
    allSatisfy { $0.isASCII && $0.isNumber } ? Int(self) : nil
  }
}
