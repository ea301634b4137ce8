import AccessibilityTree
import SnippetMessages

/// A picture on a drawing: a toned block with what it shows in words, or the symbol its file is
/// named for.
struct Photo {
  /// Whether the place is a toned block.
  let isBlock: Bool
  /// The symbol; `nil` where words stand.
  let sign: Sign?
  /// What it shows, a line of text each.
  let words: [ScreenDrawing.Text]

  /// The size of the words, in points.
  private static let size = 13.0

  init(_ area: Rect, subject: String?, ink: ScreenDrawing.Ink) {
    let isSmall = min(area.width, area.height) <= 48
    if let subject, isSmall, let sign = Sign(area, file: subject, ink: ink) {
      (isBlock, self.sign, words) = (false, sign, [])
      return
    }
    // On a tinted surface a block would not be seen.
    guard ink != .onTint else {
      let side = min(area.width, area.height, 24)
      let inner = Rect(
        x: area.center.x - side / 2,
        y: area.center.y - side / 2,
        width: side,
        height: side
      )
      (isBlock, sign, words) = (false, Sign(photo: inner, ink: ink), [])
      return
    }
    isBlock = true
    let lines = subject.map { Self.lines($0, in: area) } ?? []
    words = lines
    let inner = area.widened(by: -min(area.width, area.height) / 5)
    sign = lines.isEmpty && inner.width >= 8 ? Sign(photo: inner, ink: .soft) : nil
  }

  /// The words in the middle of an area; none if one of them has no room.
  private static func lines(_ subject: String, in area: Rect) -> [ScreenDrawing.Text] {
    // Names of files are put together with lines; words are left as they are.
    let text =
      subject.contains("_") ? Sign.words(of: subject).joined(separator: " ") : subject
    let inner = Rect(x: area.x + 4, y: area.y, width: max(0, area.width - 8), height: area.height)
    guard area.height >= size * 1.3 else { return [] }
    return ScreenDrawing.Text.lines(text, in: inner, size: size, ink: .soft)
  }
}
