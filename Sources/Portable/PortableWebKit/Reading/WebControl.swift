/// A control of a page whose name, value or place is known only when the whole page was read.
struct WebControl {
  let tag: WebTag
  /// The piece that it is, by its index on the page.
  let piece: Int

  /// Whether a label beside it is read as its name only, and not by itself.
  ///
  /// Source: recordings of pages with boxes and with fields; certainty B.
  var takesLabelAlong: Bool { tag.isInput(of: "checkbox", "radio") }

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

/// What can be chosen in a choice of one of several.
struct WebOptions {
  private var texts: [String] = []
  private var chosenIndex = 0

  mutating func begin(_ tag: WebTag) {
    if tag.attributes["selected"] != nil { chosenIndex = texts.count }
    texts.append("")
  }

  /// Takes a text of what was begun last.
  mutating func take(_ text: String) {
    guard !texts.isEmpty else { return }
    texts[texts.count - 1] += text
  }

  /// What is chosen; at first the first one, as in a browser.
  var chosen: String { texts.indices.contains(chosenIndex) ? texts[chosenIndex].onOneLine : "" }
}

/// The texts of what a page refers to: labels, and whatever has an identifier.
struct WebNames {
  /// The label of a control: for which one it is, and which pieces stand in it.
  struct Label {
    /// The identifier of the control; `nil` if the control stands in the label.
    let target: String?
    /// The pieces in it, by their indices on the page.
    var pieces: Range<Int>
    var text = ""
  }

  private(set) var labels: [Label] = []
  private var texts: [String: String] = [:]
  private var open: [(tag: String, id: String?, label: Int?)] = []

  mutating func begin(_ tag: WebTag, atPiece index: Int) {
    guard !tag.isVoid else { return }
    let isLabel = tag.name == "label"
    open.append((tag.name, tag.attributes["id"], isLabel ? labels.count : nil))
    if isLabel { labels.append(Label(target: tag.attributes["for"], pieces: index..<index)) }
  }

  mutating func take(_ text: String) {
    for (_, id, label) in open {
      if let id { texts[id, default: ""] += text }
      if let label { labels[label].text += text }
    }
  }

  mutating func end(_ tag: WebTag, atPiece index: Int) {
    guard let start = open.lastIndex(where: { $0.tag == tag.name }) else { return }
    for case (_, _, let label?) in open[start...] {
      labels[label].pieces = labels[label].pieces.lowerBound..<index
    }
    open.removeSubrange(start...)
  }

  /// The text of what has one of several identifiers, in their order.
  func text(of ids: String) -> String? {
    ids.split { $0.isWhitespace }
      .compactMap { texts[String($0)]?.onOneLine.nonEmpty }
      .joined(separator: " ").nonEmpty
  }
}

extension String {
  /// The text without the line breaks and double blanks of its source.
  var onOneLine: String { split { $0.isWhitespace && $0 != "\u{A0}" }.joined(separator: " ") }
}
