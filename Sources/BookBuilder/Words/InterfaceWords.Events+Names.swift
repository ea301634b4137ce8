extension InterfaceWords.Events {
  /// The words for an event that the notation names in English; unknown events keep their name.
  func words(for event: String) -> String {
    if let words = others[event] { return words }
    if event.hasPrefix("activated ") {
      return activated(String(event.dropFirst("activated ".count)))
    }
    if event.hasPrefix("scrolled, ") {
      return scrolled(pages(event.dropFirst("scrolled, ".count)))
    }
    return event
  }

  /// The words for “page 2 of 5”.
  private func pages(_ rest: Substring) -> String {
    let words = rest.split(separator: " ").map(String.init)
    guard words.count == 4, words[0] == "page", words[2] == "of" else { return String(rest) }
    return page(words[1], words[3])
  }
}
