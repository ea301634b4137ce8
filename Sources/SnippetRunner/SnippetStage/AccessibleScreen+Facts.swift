import AccessibilityTree
import AssistiveTechnology
import PortableUIKit
import SnippetMessages
import SpeechRules

extension AccessibleScreen {
  /// Finds out more about the elements of a transcript: whose they are, and whether those that can
  /// be adjusted answer.
  ///
  /// The elements are adjusted for that, so nothing is to be heard of the screen afterwards.
  ///
  /// - Parameters:
  ///   - transcript: what was heard of this screen.
  ///   - variables: the names of variables that hold objects, by the objects.
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
    // Looked at before anything is tried out.
    let texts = coloredTexts(variables: variables)
    let stuck = elements.filter { element in
      element.traits.contains(.adjustable) && !element.traits.contains(.notEnabled)
        && !answersAdjustment(element.id)
    }
    return ScreenFacts(origins: origins, stuck: Set(stuck.map(\.id)), texts: texts)
  }

  /// Whether a step up or down changes what is said of an element.
  private func answersAdjustment(_ id: ElementID) -> Bool {
    let before = words(of: id)
    return [AccessibilityAction.increment, .decrement].contains { action in
      _ = perform(action, on: id)
      return words(of: id) != before
    }
  }

  /// What is said of an element at this moment; nothing if it is gone.
  private func words(of id: ElementID) -> [String?] {
    let stop = ReadingOrder(currentTree()).stops.first { $0.element.id == id }
    return [stop?.element.label, stop?.element.value]
  }
}

extension AccessibleScreen {
  /// The texts of views inside those elements of a transcript that have no label of their own.
  func textsConcealed(in transcript: Transcript) -> [ElementID: [String]] {
    var concealed: [ElementID: [String]] = [:]
    for case .spoken(_, let element?) in transcript.entries where element.label == nil {
      let texts = textsConcealed(by: element.id)
      if !texts.isEmpty { concealed[element.id] = texts }
    }
    return concealed
  }
}
