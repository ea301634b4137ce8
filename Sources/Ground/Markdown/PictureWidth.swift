/// The width that an author sets after a picture, as in `![A dial](dial.png){width=300}`.
///
/// It is the syntax of Pandoc and of kramdown, as CommonMark has none. Its unit is the CSS pixel;
/// anything else, such as a percentage, stays text.
///
/// Source: Pandoc User’s Guide, “Extension: link_attributes”.
enum PictureWidth {
  /// Moves the width at the start of the last element, a text, to the picture before.
  static func move(from inlines: inout [Inline]) {
    guard let text = inlines.popLast() else { return }
    guard case .text(let words) = text.kind, words.first == "{",
      case .image(let source, let title, _, let content)? = inlines.last?.kind,
      let written = words.prefixMatch(of: /\{:? ?width="?([1-9][0-9]{0,3})(?:px)?"? ?\}/)
    else { return inlines.append(text) }
    let width = Int(written.output.1)
    inlines[inlines.count - 1].kind = .image(source: source, title: title, width: width, content)
    let rest = words[written.range.upperBound...]
    guard !rest.isEmpty else { return }
    var position = text.position
    position.column += words.distance(from: words.startIndex, to: rest.startIndex)
    inlines.append(Inline(.text(String(rest)), at: position))
  }
}
