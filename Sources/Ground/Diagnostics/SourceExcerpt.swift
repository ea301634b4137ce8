/// A line of a source as a finding shows it: at most 160 characters around its place, with pictures for
/// characters that would command a terminal.
struct SourceExcerpt: Hashable, Sendable {
  /// The characters, with an ellipsis where the line goes on.
  let text: String
  /// What stands before the caret: blanks, and tabs where the line has them; `nil` for a place beyond
  /// the line.
  let indent: String?

  /// The number of characters of the line that are shown.
  private static let width = 160

  /// Cuts a line around a column, from 1; at its beginning without one.
  init(_ line: Substring, column: Int?) {
    let place = (column ?? 1) - 1
    // A line may have kilobytes, and most places are near its beginning.
    let characters = Array(line.prefix(max(place, 0) + Self.width + 1))
    let isInside = (0...characters.count).contains(place)
    var first = 0
    if characters.count > Self.width, isInside {
      first = max(0, min(place - Self.width / 2, characters.count - Self.width))
    }
    let end = min(characters.count, first + Self.width)
    let opening = first > 0 ? "…" : ""
    let shown = characters[first..<end].map(Self.picture)
    text = opening + shown.joined() + (end < characters.count ? "…" : "")
    guard column != nil, isInside else {
      indent = nil
      return
    }
    let before = characters[first..<place].map { $0 == "\t" ? "\t" : " " }
    indent = (opening.isEmpty ? "" : " ") + before.joined()
  }

  /// The character, or its picture: “␛” for the one that begins a command to a terminal.
  private static func picture(of character: Character) -> String {
    guard character != "\t", let scalar = character.unicodeScalars.first,
      scalar.properties.generalCategory == .control
    else { return String(character) }
    let picture = Unicode.Scalar(scalar.value < 0x20 ? 0x2400 + scalar.value : 0x2421)
    return picture.map { String(Character($0)) } ?? "?"
  }
}
