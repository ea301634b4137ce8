/// The words of a language for a command.
struct VoiceCommandPhrase: Sendable {
  /// What is said, in lower case; a target follows where the command needs one.
  let words: String
  /// What it means.
  let meaning: Meaning

  /// What a phrase means.
  enum Meaning: Sendable {
    /// A command as it stands.
    case complete(VoiceCommand)
    /// A command that needs to know the element.
    case targeted(@Sendable (VoiceCommand.Target) -> VoiceCommand)
  }

  /// Creates the phrase of a command that stands by itself.
  init(_ words: String, _ command: VoiceCommand) {
    self.words = words
    meaning = .complete(command)
  }

  /// Creates the phrase of a command that a target follows.
  init(_ words: String, _ command: @escaping @Sendable (VoiceCommand.Target) -> VoiceCommand) {
    self.words = words
    meaning = .targeted(command)
  }

  /// The phrase as it is shown in a list of commands; an ellipsis stands for the target.
  var pattern: String {
    switch meaning {
    case .complete: words
    case .targeted: words + " …"
    }
  }

  /// Returns the command that a spoken text means, if the text is this phrase.
  func command(for spoken: SpokenWords) -> VoiceCommand? {
    switch meaning {
    case .complete(let command):
      spoken.folded == SpokenWords(words).folded ? command : nil
    case .targeted(let command):
      spoken.text(after: SpokenWords(words)).map { command(VoiceCommand.Target(spoken: $0)) }
    }
  }

  /// Returns the phrase with its target, if a command is this phrase's command.
  func text(of command: VoiceCommand) -> String? {
    switch meaning {
    case .complete(let complete):
      complete == command ? words : nil
    case .targeted(let targeted):
      command.target.flatMap { targeted($0) == command ? "\(words) \($0.text)" : nil }
    }
  }
}
