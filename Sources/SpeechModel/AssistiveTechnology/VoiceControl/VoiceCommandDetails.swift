/// What is said with a command beside its own words.
struct VoiceCommandDetails: Hashable, Sendable {
  /// The element that is meant.
  var target: VoiceCommand.Target?
  /// A number of times, or the number of what is chosen.
  var count: Int?
  /// What is to be typed.
  var text: String?
}

extension VoiceCommandDetails {
  /// The command to raise the value of the element, if both are known.
  var increment: VoiceCommand? {
    target.flatMap { target in count.map { .increment(target, by: $0) } }
  }

  /// The command to lower the value of the element, if both are known.
  var decrement: VoiceCommand? {
    target.flatMap { target in count.map { .decrement(target, by: $0) } }
  }
}
