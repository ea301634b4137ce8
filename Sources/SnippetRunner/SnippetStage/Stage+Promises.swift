import AccessibilityTree
import PortableSwiftUI
import PortableUIKit
import SnippetMessages
import SpeechRules

/// The screen that a program showed last, in the state in which the program leaves it.
struct LastScreen {
  let content: Any
  let settings: ScreenSettings
  let step: Int
}

extension Stage {
  static var lastScreen: LastScreen?

  /// Uses each element of the last screen, and logs those that don’t do what their type promises.
  ///
  /// This follows the end of the program, so that it changes nothing the page shows.
  static func useLastScreen() {
    guard let shown = lastScreen, let user = ElementUser(of: shown) else { return }
    log.logUse(user.brokenPromises(), of: shown.step)
  }
}

@MainActor
private struct ElementUser {
  private let screen: AccessibleScreen

  /// A limit for long lists; their rows are alike.
  private static let limit = 40
  /// More steps than an author would write; a wheel of minutes has sixty.
  private static let steps = 70

  init?(of shown: LastScreen) {
    let settings = shown.settings
    let screen = try? AccessibleScreen(
      showing: HostedViews.controller(showing: shown.content) ?? shown.content,
      language: settings.language,
      device: settings.device,
      direction: settings.direction,
      os: settings.os,
      look: settings.shownLook,
      contentSizeCategory: settings.contentSizeCategory
    )
    guard let screen else { return nil }
    self.screen = screen
  }

  func brokenPromises() -> [BrokenPromise] {
    let ids = elements.prefix(Self.limit).map(\.id)
    return ids.compactMap { id in
      // An earlier element may have opened another screen.
      guard let element = elements.first(where: { $0.id == id }), element.isUsable else {
        return nil
      }
      return element.traits.contains(.adjustable) ? adjust(element) : activate(element)
    }
  }

  private var elements: [AccessibilityElement] {
    ReadingOrder(screen.currentTree()).stops.map(\.element)
  }

  private func activate(_ element: AccessibilityElement) -> BrokenPromise? {
    guard let type = element.promise, !screen.isAnsweredElsewhere(element.id) else { return nil }
    let printed = Stage.log.outputOffset()
    guard screen.use(element.id, by: .activate) == .nothing,
      Stage.log.outputOffset() == printed
    else { return nil }
    return BrokenPromise(.unanswered, name: element.name, type: type)
  }

  private func adjust(_ element: AccessibilityElement) -> BrokenPromise? {
    guard !screen.isOfSystem(element.id) else { return nil }
    let ends = [AccessibilityAction.increment, .decrement].map { end(of: element, by: $0) }
    let kind: BrokenPromise.Kind? =
      if ends.contains(.endless) {
        .endless
      } else if ends.contains(where: { $0 == .event }) {
        .idleEvent
      } else if ends.allSatisfy({ $0 == .stuck }) {
        .stuck
      } else {
        nil
      }
    return kind.map { BrokenPromise($0, name: element.name, type: "adjustable") }
  }

  private enum End {
    case stuck
    case reached
    case event
    case endless
  }

  /// Adjusts an element in one direction until nothing changes.
  private func end(of element: AccessibilityElement, by action: AccessibilityAction) -> End {
    var known = [screen.words(of: element.id)]
    for _ in 0..<Self.steps {
      switch screen.use(element.id, by: action) {
      case .nothing: return known.count > 1 ? .reached : .stuck
      case .sentEvent: return .event
      case .announced: return .reached
      case .changed: break
      }
      let words = screen.words(of: element.id)
      if known.contains(words) { return .endless }
      known.append(words)
    }
    return .reached
  }
}

extension AccessibilityElement {
  fileprivate var name: String { label ?? value ?? identifier ?? "" }

  fileprivate var isUsable: Bool { !traits.contains(.notEnabled) }

  /// The type that promises an answer to a double tap.
  ///
  /// What is selected may answer nothing: it is chosen already.
  fileprivate var promise: String? {
    guard !traits.contains(.selected) else { return nil }
    if traits.contains(.link) { return "link" }
    if traits.contains(.searchField) { return "search field" }
    return traits.contains(.button) ? "button" : nil
  }
}
