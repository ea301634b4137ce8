import AccessibilityTree

extension AccessibilityAudit {
  /// Reports a text that a larger size cuts off.
  ///
  /// Source: WCAG 2.2, 1.4.4; Apple, Human Interface Guidelines, “Typography”: minimize truncation
  /// as the text size increases.
  func cutOffText(of element: AccessibilityElement) -> AccessibilityIssue? {
    guard let text = cutTexts[element.id] else { return nil }
    return AccessibilityIssue(
      kind: .cutOffText,
      element: element.id,
      summary: "'\(text)' is cut off at this text size, and complete at the default size",
      reason: "people who need large text can't read the rest",
      suggestion: "let the text wrap: remove its line limit, and its fixed width or height"
    )
  }

  /// Reports that at least two elements are read after one that is below them.
  ///
  /// A single one may be meant: a title that is read before the date above it. What is over something
  /// larger, such as a badge or a button that floats over a list, belongs nowhere in particular.
  /// Only elements in the same column count, because columns may be read one by one.
  ///
  /// Source: WCAG 2.2, 1.3.2: the sequence of reading is meaningful.
  func orderIssue(of elements: [AccessibilityElement]) -> AccessibilityIssue? {
    let all = elements.compactMap { element in frames[element.id].map { (element, $0) } }
    var placed = all.filter { element in
      !all.contains { $0.1.isLarger(than: element.1) && $0.1.overlaps(element.1) }
    }
    let jump = zip(placed, placed.dropFirst()).first { Self.isBelow($0.1, $1.1) }
    guard let (lower, upper) = jump.map({ ($0.0, $1.0) }) else { return nil }
    let isOutOfPlace = placed.indices.contains { index in
      placed[index...].count { Self.isBelow(placed[index].1, $0.1) } > 1
    }
    guard isOutOfPlace else { return nil }
    for removed in 0...1 {
      let faults = placed.indices.map { index in
        placed.indices.count { other in
          other < index && Self.isBelow(placed[other].1, placed[index].1)
            || other > index && Self.isBelow(placed[index].1, placed[other].1)
        }
      }
      guard let worst = faults.max(), worst > 0 else { return nil }
      if removed == 0, let index = faults.firstIndex(of: worst) { placed.remove(at: index) }
    }
    return AccessibilityIssue(
      kind: .seenOrder,
      element: upper.id,
      summary: "\(name(of: upper)) is read after \(name(of: lower)), which is below it",
      reason: "people who see the screen and hear it lose the place, and others hear the end first",
      suggestion: isFromSwiftUI(upper)
        ? "remove '.accessibilitySortPriority', or give the upper view the higher number"
        : "order 'accessibilityElements' from top to bottom, or remove it"
    )
  }

  private static func isBelow(_ frame: Rect, _ other: Rect) -> Bool {
    let overlap =
      min(frame.x + frame.width, other.x + other.width) - max(frame.x, other.x)
    return frame.y >= other.y + other.height - 1
      && overlap >= min(frame.width, other.width) / 2 && overlap > 0
  }
}

extension Rect {
  fileprivate func isLarger(than other: Rect) -> Bool {
    width * height > other.width * other.height
  }

  /// Whether the areas share more than an edge, in points.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    min(x + width, other.x + other.width) - max(x, other.x) > 1
      && min(y + height, other.y + other.height) - max(y, other.y) > 1
  }
}
