import AssistiveTechnology
import Localization
import SnippetNotation

extension SharedWords {
  /// How sure a transcript is, in a sentence; without a walkthrough nothing was computed.
  func sentence(on walkthrough: Walkthrough?) -> String {
    guard let walkthrough else { return self.status.unchecked }
    if let system = walkthrough.heardOn { return self.status.heard(system) }
    let guesses = walkthrough.guesses.map(words(ofGuess:))
    return guesses.isEmpty
      ? self.status.computed : self.status.guessed(guesses.joined(separator: ", "))
  }

  /// What nobody has reported, in the words of the page: a word as it is, silence, an event.
  private func words(ofGuess guess: String) -> String {
    if guess.isEmpty { return self.events.silence }
    return Transcript.Event.parse(guess).map { self.events.words(for: $0.event, $0.text) } ?? guess
  }
}
