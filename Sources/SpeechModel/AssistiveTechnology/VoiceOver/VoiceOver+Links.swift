import AccessibilityTree
import SpeechRules

extension VoiceOver {
  /// Moves to the next link within the focused text; `nil` if there is none in this direction.
  ///
  /// Source: kaeawc/auto-mobile, pull request 5592: each text of SwiftUI has a rotor of its links;
  /// certainty B. That the search continues in other elements: C.
  ///
  /// - Parameter isArrival: Whether the search came from another element, so that its first link
  ///   backwards is the last one.
  func nextLink(_ step: Step, isArrival: Bool = false) -> Transcript.Entry? {
    guard let stop = focus?.stop else { return nil }
    let links = stop.element.textLinks
    let start = focus?.link ?? (step == .next ? -1 : isArrival ? links.count : 0)
    let index = start + step.rawValue
    guard links.indices.contains(index) else { return nil }
    focus?.link = index
    return .spoken(composer.utterance(of: links[index], at: stop), element: stop.element)
  }

  /// The link that a double tap follows: the one that the rotor found.
  func chosenLink(in element: AccessibilityElement) -> (index: Int, words: String)? {
    guard rotorSetting == .system(.link), let index = focus?.link,
      element.textLinks.indices.contains(index)
    else { return nil }
    return (index, element.textLinks[index].words)
  }
}
