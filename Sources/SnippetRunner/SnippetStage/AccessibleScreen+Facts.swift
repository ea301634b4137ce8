import AccessibilityTree
import AssistiveTechnology
import PortableSwiftUI
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
    // Everything is read before elements are adjusted.
    let texts = coloredTexts(variables: variables)
    let current = ReadingOrder(currentTree()).stops.map(\.element)
    let seen = SeenTexts(of: self, elements: current)
    let titles = seenTitles(of: elements.map(\.id)).mapValues { [$0] }
    let seenTexts = seen.byElement.merging(titles) { $1 }
    let cutTexts = seen.cutOff
    var adjustments: [ElementID: Adjustment] = [:]
    var stuck: Set<ElementID> = []
    for element in elements
    where element.traits.contains(.adjustable) && !element.traits.contains(.notEnabled) {
      let ignored = ConstantBindings.ignoredValues
      let adjustment = adjust(element.id)
      adjustments[element.id] = adjustment
      // A preview with a constant binding can't change, and the app passes another one.
      if adjustment == Adjustment(), ConstantBindings.ignoredValues == ignored {
        stuck.insert(element.id)
      }
    }
    var facts = ScreenFacts(
      origins: origins,
      stuck: stuck,
      adjustments: adjustments,
      texts: texts
    )
    facts.seenTexts = seenTexts
    facts.cutTexts = cutTexts
    facts.uncertainSizes = seen.sizedByContent(elements, origins: origins)
    facts.maySayNothing = seen.isDecoration
    facts.isBlank = seen.isUnfilled
    facts.plainClasses = seen.isDecoration ? PlainScreen(of: window)?.classes : nil
    facts.unfilled = unfilledElements(among: elements.map(\.id))
    // A tab bar is read after what is scrolled below it.
    let shown = current.filter { element in
      let frame = element.frame
      return window.bounds.contains(
        CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
      )
    }
    facts.frames = Dictionary(shown.map { ($0.id, $0.frame) }) { first, _ in first }
    return facts
  }

  /// Adjusts an element by one step in each direction, from the same value if there is a way back.
  private func adjust(_ id: ElementID) -> Adjustment {
    var adjustment = Adjustment()
    let start = content(of: id)
    _ = perform(.increment, on: id)
    let above = content(of: id)
    if above != start {
      adjustment.incremented = above.text
      _ = perform(.decrement, on: id)
    }
    let back = content(of: id)
    _ = perform(.decrement, on: id)
    let below = content(of: id)
    if below != back { adjustment.decremented = below.text }
    return adjustment
  }

  private func content(of id: ElementID) -> Content {
    let stop = ReadingOrder(currentTree()).stops.first { $0.element.id == id }
    return Content(label: stop?.element.label, value: stop?.element.value)
  }

  private struct Content: Equatable {
    var label: String?
    var value: String?

    var text: String { value ?? label ?? "" }
  }

  func textsConcealed(in transcript: Transcript) -> [ElementID: [String]] {
    var concealed: [ElementID: [String]] = [:]
    for case .spoken(_, let element?) in transcript.entries where element.label == nil {
      let texts = textsConcealed(by: element.id)
      if !texts.isEmpty { concealed[element.id] = texts }
    }
    return concealed
  }
}
