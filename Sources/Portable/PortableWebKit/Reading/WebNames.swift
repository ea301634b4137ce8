/// The texts of what a page refers to: labels, and whatever has an identifier.
struct WebNames {
  /// The label of a control: for which one it is, and which pieces stand in it.
  struct Label {
    /// The identifier of the control; `nil` if the control stands in the label.
    let target: String?
    /// The pieces in it, by their indices on the page.
    var pieces: Range<Int>
    /// What it says.
    var text = ""
  }

  /// The labels.
  private(set) var labels: [Label] = []
  private var texts: [String: String] = [:]
  private var open: [(tag: String, id: String?, label: Int?)] = []

  /// Begins what a tag begins.
  mutating func begin(_ tag: WebTag, atPiece index: Int) {
    guard !tag.isVoid else { return }
    let isLabel = tag.name == "label"
    open.append((tag.name, tag.attributes["id"], isLabel ? labels.count : nil))
    if isLabel { labels.append(Label(target: tag.attributes["for"], pieces: index..<index)) }
  }

  /// Takes a text of the page.
  mutating func take(_ text: String) {
    for (_, id, label) in open {
      if let id { texts[id, default: ""] += text }
      if let label { labels[label].text += text }
    }
  }

  /// Ends what a tag ends.
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
  var onOneLine: String {
    split { $0.isWhitespace && $0 != "\u{A0}" }.joined(separator: " ")
  }
}
