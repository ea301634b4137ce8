/// A control of a page whose name, value or place is known only when the whole page was read.
struct WebControl {
  /// The tag.
  let tag: WebTag
  /// The piece that it is, by its index on the page.
  let piece: Int

  /// Whether a label beside it is read as its name only, and not by itself.
  ///
  /// Source: recordings of pages with boxes and with fields; certainty B.
  var takesLabelAlong: Bool { tag.isInput(of: "checkbox", "radio") }

  /// The label of the control, if there is one.
  func label(in names: WebNames) -> WebNames.Label? {
    names.labels.first { label in
      label.target.map { $0 == tag.attributes["id"] } ?? label.pieces.contains(piece)
    }
  }

  /// What the control is called: by its own attributes, by its label, at last by its placeholder.
  func name(in names: WebNames) -> String? {
    tag.attributes["aria-labelledby"].flatMap { names.text(of: $0) }
      ?? tag.label ?? label(in: names)?.text.onOneLine.nonEmpty
      ?? tag.attributes["title"]?.nonEmpty
  }

  /// The piece with its name, and with its place among the others of its group.
  func completed(_ piece: WebPiece, names: WebNames, among controls: [WebControl]) -> WebPiece {
    var piece = piece
    let name = name(in: names)
    let placeholder = tag.attributes["placeholder"]?.nonEmpty
    piece.text = name ?? placeholder ?? piece.text
    switch piece.kind {
    case .field("", let isSecure, let hasLines) where name != nil:
      piece.kind = .field(placeholder ?? "", isSecure: isSecure, hasLines: hasLines)
    case .radio(let isChosen, _, _):
      let group = controls.filter { $0.tag.isInput(of: "radio") && $0.group == self.group }
      let place = group.firstIndex { $0.piece == self.piece } ?? 0
      let isAlone = self.group == nil
      piece.kind = .radio(
        isChosen,
        place: isAlone ? 1 : place + 1,
        count: isAlone ? 1 : group.count
      )
    default: break
    }
    return piece
  }

  private var group: String? { tag.attributes["name"]?.nonEmpty }
}
