import AccessibilityTree
import AssistiveTechnology
import FileSpeech
import SnippetMessages

/// An adjustable element, and its value after a swipe up and after a swipe down.
struct HeardAdjustable: Hashable, Codable, Sendable {
  var name: String
  var value: String
  /// The value after a swipe; `nil` if nothing changed.
  var swipeUp: String?
  var swipeDown: String?

  /// Those of a spoken screen, in the order of its stops.
  static func all(of screen: SpokenScreen) -> [HeardAdjustable] {
    var left = screen.adjustments
    return screen.transcript.entries.compactMap { entry in
      guard case .spoken(_, let element?) = entry,
        let adjustment = left.removeValue(forKey: element.id)
      else { return nil }
      return HeardAdjustable(
        name: element.label ?? "",
        value: element.value ?? "",
        swipeUp: adjustment.incremented,
        swipeDown: adjustment.decremented
      )
    }
  }

  /// Such as `50%; swipe up: 60%; swipe down: nothing changes`.
  var sentence: String {
    let parts = [("swipe up", swipeUp), ("swipe down", swipeDown)].map { gesture, value in
      "\(gesture): \(value ?? "nothing changes")"
    }
    return ([value].filter { !$0.isEmpty } + parts).joined(separator: "; ")
  }
}

/// An adjustable element that a change affects.
struct ChangedAdjustable: Encodable, Sendable {
  var name: String
  /// `nil` if it is on one side only.
  var before: HeardAdjustable?
  var after: HeardAdjustable?

  /// Those that differ; elements with the same name belong together, in their order.
  static func all(
    before: [HeardAdjustable],
    after: [HeardAdjustable]
  ) -> [ChangedAdjustable] {
    var left = before
    var changed: [ChangedAdjustable] = []
    for new in after {
      let index = left.firstIndex { $0.name == new.name }
      let old = index.map { left.remove(at: $0) }
      if old != new { changed.append(ChangedAdjustable(name: new.name, before: old, after: new)) }
    }
    return changed
      + left.map { ChangedAdjustable(name: $0.name, before: $0, after: nil) }
  }

  var sentence: String {
    switch (before, after) {
    case (let before?, let after?):
      "adjusting '\(name)': \(after.sentence) (before: \(before.sentence))"
    case (nil, let after?): "adjusting '\(name)', which is new: \(after.sentence)"
    default: "'\(name)' can no longer be adjusted"
    }
  }
}
