import Localization
import SnippetNotation

extension SharedWords {
  /// How sure a transcript is, in a sentence; without a walkthrough nothing was computed.
  func sentence(on walkthrough: Walkthrough?) -> String {
    guard let walkthrough else { return self.status.unchecked }
    if let system = walkthrough.heardOn { return self.status.heard(system) }
    let guesses = walkthrough.guesses.map { $0.isEmpty ? self.events.silence : $0 }
    return guesses.isEmpty
      ? self.status.computed : self.status.guessed(guesses.joined(separator: ", "))
  }
}
