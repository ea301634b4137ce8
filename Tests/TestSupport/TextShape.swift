/// A kind of text that grows: a mark, a finding or a structure that is repeated.
///
/// The time of a check must grow with the text, not with its square. Each shape is one that took
/// the square once, or a kind of mark that could.
package struct TextShape: Hashable, Sendable, CustomStringConvertible {
  package let description: String
  private let opening: String
  private let unit: String
  private let isNumbered: Bool
  private let closing: String

  /// - Parameters:
  ///   - unit: what is repeated; each `#N` in it becomes a number that differs every time, and each
  ///     `#M` the number of the next unit.
  package init(_ name: String, _ unit: String, opening: String = "", closing: String = "") {
    description = name
    self.unit = unit
    self.opening = opening
    self.closing = closing
    isNumbered = unit.contains("#N") || unit.contains("#M")
  }

  /// A text of about this many bytes.
  package func text(size: Int) -> String {
    let count = max(1, size / unit.utf8.count)
    let body =
      isNumbered
      ? (0..<count).map { number in
        unit.replacing("#N", with: "\(number)").replacing("#M", with: "\(number + 1)")
      }.joined()
      : String(repeating: unit, count: count)
    return opening + body + closing
  }

  /// The same text as the Swift code of a page.
  package var fenced: TextShape {
    TextShape(
      description,
      unit,
      opening: "```swift\n" + opening,
      closing: closing + "\n```\n"
    )
  }

  /// Whether the text has its own front matter.
  package var hasFrontMatter: Bool { opening.hasPrefix("---\n") }
}
