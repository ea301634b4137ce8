/// An address that begins with `https://` or `http://` and can stand in a link as it is.
package struct WebAddress: Hashable, Sendable {
  /// The address.
  let text: String

  /// Takes an address; `nil` for one of another kind, and for one with white space or quotation marks.
  package init?(_ text: String) {
    let start = ["https://", "http://"].first(where: text.lowercased().hasPrefix)
    guard let start, text.count > start.count,
      !text.contains(where: { $0.isWhitespace || $0.isNewline || "\"<>`".contains($0) })
    else { return nil }
    self.text = text
  }
}
