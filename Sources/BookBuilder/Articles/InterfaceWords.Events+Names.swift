import AssistiveTechnology
import Localization

extension InterfaceWords.Events {
  /// The words for an event, with the text that belongs within its brackets.
  func words(for event: Transcript.Event, _ text: String?) -> String {
    switch (event, text) {
    case (.activated, let name?): activated(name)
    case (.scrolled, let place?): scrolled(pages(place))
    default: others[event.rawValue] ?? event.rawValue
    }
  }

  /// The words for a stop at which nothing is said.
  var silence: String { others["silence"] ?? "silence" }

  /// The words for “page 2 of 5”.
  private func pages(_ rest: String) -> String {
    let words = rest.split(separator: " ").map(String.init)
    guard words.count == 4, words[0] == "page", words[2] == "of" else { return rest }
    return page(words[1], words[3])
  }
}
