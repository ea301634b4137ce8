import Foundation

/// The positions in a text, counted in UTF-16 units like `NSRange`.
@MainActor
struct TextPositions {
  let text: String

  var beginning: UITextPosition { UITextPosition(offset: 0) }
  var end: UITextPosition { UITextPosition(offset: text.utf16.count) }

  func text(in range: UITextRange) -> String? {
    let units = range.start.offset..<max(range.start.offset, range.end.offset)
    guard units.upperBound <= text.utf16.count else { return nil }
    return Range(NSRange(units), in: text).map { String(text[$0]) }
  }

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    start.offset <= end.offset
      ? UITextRange(from: start, to: end) : UITextRange(from: end, to: start)
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isTooFar) = position.offset.addingReportingOverflow(offset)
    guard !isTooFar, 0...text.utf16.count ~= place else { return nil }
    return UITextPosition(offset: place)
  }

  static func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

@MainActor
struct MarkedText {
  private(set) var attributed = NSAttributedString(string: "")
  private var marked = ""

  var string: String { attributed.string }
  var markedRange: UITextRange? {
    guard !marked.isEmpty else { return nil }
    let places = TextPositions(text: string)
    return places.position(from: places.end, offset: -marked.utf16.count).map {
      places.range(from: $0, to: places.end)
    }
  }

  mutating func replace(by text: NSAttributedString?) {
    attributed = text ?? NSAttributedString(string: "")
    marked = ""
  }

  mutating func replace(by text: String?) {
    replace(by: text.map { NSAttributedString(string: $0) })
  }

  mutating func mark(_ text: String?) {
    let complete = string.dropLast(marked.count)
    marked = text ?? ""
    attributed = NSAttributedString(string: complete + marked)
  }

  mutating func unmark() { marked = "" }
  mutating func append(_ text: String) { replace(by: string.dropLast(marked.count) + text) }

  mutating func removeLast() {
    let rest = marked.dropLast()
    attributed = NSAttributedString(string: String(string.dropLast()))
    marked = String(rest)
  }
}
