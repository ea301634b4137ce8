/// Recognises a quote that begins with `[!NOTE]` or one of its kin as an alert.
///
/// Source: GitHub Docs, “Basic writing and formatting syntax”, section “Alerts”.
struct AlertParser {
  /// The alert made of a quote's blocks; `nil` when they are a plain quote.
  func alert(in blocks: [Block]) -> Block.Kind? {
    guard let first = blocks.first, case .paragraph(let inlines) = first.kind else { return nil }
    let firstLine = inlines.prefix { $0.kind != .softBreak && $0.kind != .lineBreak }
    let marker = firstLine.plainText.lowercased()
    guard
      let kind = Block.AlertKind.allCases.first(where: { marker == "[!\($0.rawValue)]" })
    else { return nil }
    let rest = Array(inlines.dropFirst(firstLine.count + 1))
    guard let start = rest.first else { return .alert(kind, Array(blocks.dropFirst())) }
    let paragraph = Block(.paragraph(rest), at: start.position, endLine: first.endLine)
    return .alert(kind, [paragraph] + blocks.dropFirst())
  }
}
