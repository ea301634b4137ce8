import SourceText
import Yams

/// A value that YAML ends early, because '#' after a space begins a comment: “get #GAAD” is “get”.
struct YAMLCutText {
  /// The value that is left.
  let node: Node
  /// What is gone, from its '#' on.
  let comment: String

  /// The values of a document that lost their end; a comment whose '#' stands apart is meant as one.
  static func all(in document: Node, of lines: SourceLines) -> [YAMLCutText] {
    switch document {
    case .scalar(let scalar):
      return cut(document, scalar, lines).map { [$0] } ?? []
    case .mapping(let mapping):
      return mapping.flatMap { all(in: $0.key, of: lines) + all(in: $0.value, of: lines) }
    case .sequence(let sequence):
      return sequence.flatMap { all(in: $0, of: lines) }
    case .alias:
      return []
    }
  }

  private static func cut(
    _ node: Node,
    _ scalar: Node.Scalar,
    _ lines: SourceLines
  ) -> YAMLCutText? {
    guard scalar.style == .plain, let mark = scalar.mark, lines.indices.contains(mark.line - 1)
    else { return nil }
    let line = lines[mark.line - 1].unicodeScalars.dropFirst(mark.column - 1)
    let value = scalar.string.unicodeScalars
    guard !value.isEmpty, line.starts(with: value) else { return nil }
    let rest = Substring(line.dropFirst(value.count)).drop { $0 == " " || $0 == "\t" }
    guard rest.first == "#", let next = rest.dropFirst().first, next.isLetter || next.isNumber
    else { return nil }
    return YAMLCutText(node: node, comment: String(rest))
  }
}
