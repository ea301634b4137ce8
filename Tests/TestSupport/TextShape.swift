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
  ///   - unit: what is repeated; each `#N` in it becomes a number that differs every time.
  package init(_ name: String, _ unit: String, opening: String = "", closing: String = "") {
    description = name
    self.unit = unit
    self.opening = opening
    self.closing = closing
    isNumbered = unit.contains("#N")
  }

  /// A text of about this many bytes.
  package func text(size: Int) -> String {
    let count = max(1, size / unit.utf8.count)
    let body =
      isNumbered
      ? (0..<count).map { unit.replacing("#N", with: "\($0)") }.joined()
      : String(repeating: unit, count: count)
    return opening + body + closing
  }

  /// Whether the text has its own front matter.
  package var hasFrontMatter: Bool { opening.hasPrefix("---\n") }
}
