import Foundation

/// The places in a text, counted in UTF-16 units as `NSRange` counts.
@MainActor
struct TextPlaces {
  /// The text.
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
