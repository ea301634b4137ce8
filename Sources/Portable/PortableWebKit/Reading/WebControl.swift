/// A form control while its page is parsed.
///
/// Its label, value or position among radio buttons is known only at the end of the page.
struct WebControl {
  let tag: WebTag
  let piece: Int

  /// Whether its label is read with it only, not as a text of its own.
  ///
  /// Source: recordings of pages with checkboxes and with fields; certainty B.
  var absorbsLabel: Bool { tag.isInput(of: "checkbox", "radio") }

  func label(in names: WebLabels) -> WebLabels.Label? {
    names.labels.first { label in
      label.target.map { $0 == tag.attributes["id"] } ?? label.pieces.contains(piece)
    }
  }

  /// The label of the control: from its attributes, its label element or its placeholder.
  func name(in names: WebLabels) -> String? {
    tag.attributes["aria-labelledby"].flatMap { names.text(of: $0) }
      ?? tag.label ?? label(in: names)?.text.collapsingWhitespace.nonEmpty
      ?? tag.attributes["title"]?.nonEmpty
  }

  func completed(_ piece: WebPiece, names: WebLabels, among controls: [WebControl]) -> WebPiece {
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

struct WebOptions {
  private var texts: [String] = []
  private var chosenIndex = 0

  mutating func begin(_ tag: WebTag) {
    if tag.attributes["selected"] != nil { chosenIndex = texts.count }
    texts.append("")
  }

  mutating func take(_ text: String) {
    guard !texts.isEmpty else { return }
    texts[texts.count - 1] += text
  }

  /// The selected option; the first one by default, as in a browser.
  var chosen: String {
    texts.indices.contains(chosenIndex) ? texts[chosenIndex].collapsingWhitespace : ""
  }
}

/// The texts that a page refers to: labels, and elements with an id.
struct WebLabels {
  struct Label {
    /// The id in the `for` attribute; `nil` if the control is inside the label.
    let target: String?
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

  func text(of ids: String) -> String? {
    ids.split { $0.isWhitespace }
      .compactMap { texts[String($0)]?.collapsingWhitespace.nonEmpty }
      .joined(separator: " ").nonEmpty
  }
}

extension String {
  var collapsingWhitespace: String {
    split { $0.isWhitespace && $0 != "\u{A0}" }.joined(separator: " ")
  }
}
