import Markdown

/// Writes blocks as Markdown that parses to the same blocks.
///
/// It has one form for each kind of block, whatever the source looked like; HTML is dropped, as
/// pages no longer contain any.
struct MarkdownWriter {
  /// Whether the text is in a table, where a vertical bar ends a cell.
  var isInTable = false

  func text(of blocks: [Block]) -> String {
    let lines = lines(of: blocks, isTight: false)
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  private func lines(of blocks: [Block], isTight: Bool) -> [String] {
    var lines: [String] = []
    var wasList = false
    var usesOtherMarker = false
    for block in blocks {
      let isList = if case .list = block.kind { true } else { false }
      // Adjacent lists with the same marker would become one.
      usesOtherMarker = isList && wasList && !usesOtherMarker
      let more = self.lines(of: block, usesOtherMarker: usesOtherMarker)
      guard !more.isEmpty else { continue }
      if !lines.isEmpty, !isTight { lines.append("") }
      lines += more
      wasList = isList
    }
    return lines
  }

  private func lines(of block: Block, usesOtherMarker: Bool) -> [String] {
    switch block.kind {
    case .paragraph(let content):
      return paragraph(content)
    case .heading(let level, let content):
      let text = line(of: content)
      return text.isEmpty ? [] : ["\(String(repeating: "#", count: level)) \(text)"]
    case .quote(let blocks):
      return quoted(lines(of: blocks, isTight: false))
    case .alert(let kind, let blocks):
      return quoted(["[!\(kind.rawValue.uppercased())]"] + lines(of: blocks, isTight: false))
    case .list(let list):
      return self.list(list, usesOtherMarker: usesOtherMarker)
    case .code(let code):
      return fence(code)
    case .html:
      return []
    case .thematicBreak:
      return ["***"]
    case .table(let table):
      return self.table(table)
    case .footnote(let note):
      return indented(lines(of: note.blocks, isTight: false), after: "[^\(note.number)]: ", by: 4)
    }
  }

  private func paragraph(_ content: [Inline]) -> [String] {
    let lines = text(of: content).split(separator: "\n").map(MarkdownText.line)
    return lines.filter { !$0.isEmpty }
  }

  private func quoted(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? ">" : "> " + $0 }
  }

  private func list(_ list: MarkdownList, usesOtherMarker: Bool) -> [String] {
    var lines: [String] = []
    for (index, item) in list.items.enumerated() {
      if index > 0, !list.isTight { lines.append("") }
      var marker = usesOtherMarker ? "* " : "- "
      if let start = list.start { marker = "\(start + index)\(usesOtherMarker ? ")" : ".") " }
      let inner = self.lines(of: item.blocks, isTight: list.isTight)
      let task = item.isDone.map { $0 ? "[x] " : "[ ] " } ?? ""
      lines += indented(inner, after: marker + task, by: marker.count)
    }
    return lines
  }

  private func indented(_ lines: [String], after marker: String, by width: Int) -> [String] {
    guard let first = lines.first else { return [String(marker.dropLast())] }
    let indent = String(repeating: " ", count: width)
    return [marker + first] + lines.dropFirst().map { $0.isEmpty ? "" : indent + $0 }
  }

  private func fence(_ code: CodeBlock) -> [String] {
    let marker = String(repeating: "`", count: max(3, code.text.longestRun(of: "`") + 1))
    var lines = code.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return [marker + code.info] + lines + [marker]
  }

  private func table(_ table: MarkdownTable) -> [String] {
    var writer = self
    writer.isInTable = true
    func row(_ cells: [[Inline]]) -> String {
      "| " + cells.map { writer.cell($0) }.joined(separator: " | ") + " |"
    }
    let rules = table.header.indices.map { column in
      switch table.alignments.indices.contains(column) ? table.alignments[column] : nil {
      case .left: ":--"
      case .center: ":-:"
      case .right: "--:"
      case nil: "---"
      }
    }
    let rule = "|" + rules.map { $0 + "|" }.joined()
    return [row(table.header), rule] + table.rows.map(row)
  }

  private func cell(_ content: [Inline]) -> String {
    var text = ""
    var before: Character = " "
    for character in line(of: content) {
      if character == "|", before != "\\" { text.append("\\") }
      text.append(character)
      before = character
    }
    return text
  }
}
