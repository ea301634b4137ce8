extension TableCell {
  /// What heads the row or the column of a cell.
  ///
  /// A text alone is a label: `TableCell(headers: ["Price"])`.
  public struct Header: Hashable, Codable, Sendable {
    /// The label of the header.
    public var label: String?
    /// The value of the header, spoken after the label.
    public var value: String?

    /// Creates a header.
    public init(label: String? = nil, value: String? = nil) {
      self.label = label
      self.value = value
    }
  }
}

extension TableCell.Header: ExpressibleByStringLiteral {
  /// Creates a header of a label alone.
  public init(stringLiteral label: String) {
    self.init(label: label)
  }
}

extension TableCell.Header {
  /// The label and the value as they are spoken; empty without either.
  var texts: [String] { [label, value].compactMap { $0?.spokenForm } }
}
