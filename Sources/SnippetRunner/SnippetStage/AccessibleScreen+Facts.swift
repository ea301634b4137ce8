import AccessibilityTree
import AssistiveTechnology
import PortableUIKit
import SnippetMessages
import SpeechRules

extension AccessibleScreen {
  /// Collects facts about the elements of a transcript: their objects, colours, and whether
  /// adjustable ones respond.
  ///
  /// This adjusts the elements, so the screen must not be spoken afterwards.
  ///
  /// - Parameters:
  ///   - transcript: a transcript of this screen.
  ///   - variables: the names of variables, by the object they hold.
  func facts(
    of transcript: Transcript,
    variables: [ObjectIdentifier: String]
  ) -> ScreenFacts {
    var elements: [AccessibilityElement] = []
    for case .spoken(_, let element?) in transcript.entries
    where !elements.contains(where: { $0.id == element.id }) {
      elements.append(element)
    }
    let origins = origins(of: elements.map(\.id), variables: variables)
    // Read before elements are adjusted.
    let texts = coloredTexts(variables: variables)
    let stuck = elements.filter { element in
      element.traits.contains(.adjustable) && !element.traits.contains(.notEnabled)
        && !answersAdjustment(element.id)
    }
    return ScreenFacts(
      origins: origins,
      stuck: Set(stuck.map(\.id)),
      texts: texts,
      seenTexts: seenTitles(of: elements.map(\.id))
    )
  }

  private func answersAdjustment(_ id: ElementID) -> Bool {
    let before = words(of: id)
    return [AccessibilityAction.increment, .decrement].contains { action in
      _ = perform(action, on: id)
      return words(of: id) != before
    }
  }

  private func words(of id: ElementID) -> [String?] {
    let stop = ReadingOrder(currentTree()).stops.first { $0.element.id == id }
    return [stop?.element.label, stop?.element.value]
  }
}

extension AccessibleScreen {
  func textsConcealed(in transcript: Transcript) -> [ElementID: [String]] {
    var concealed: [ElementID: [String]] = [:]
    for case .spoken(_, let element?) in transcript.entries where element.label == nil {
      let texts = textsConcealed(by: element.id)
      if !texts.isEmpty { concealed[element.id] = texts }
    }
    return concealed
  }
}
