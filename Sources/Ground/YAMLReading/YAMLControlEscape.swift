import Diagnostics
import SourceText
import Yams

/// An escape in quotation marks, such as `\e` or `\0`, whose character no text can contain.
///
/// It would control a terminal, or make an EPUB unreadable. XML 1.0, 2.2, lists what XML can contain.
struct YAMLControlEscape {
  let line: Int
  /// In characters, from 1.
  let column: Int
  private let text: Substring

  /// The first such escape of each text in a document.
  static func all(in document: Node, of lines: SourceLines) -> [YAMLControlEscape] {
    // Only backslashes begin escapes.
    guard lines.text.utf8.contains(UInt8(ascii: "\\")) else { return [] }
    var escapes: [YAMLControlEscape] = []
    collect(from: document, lines, into: &escapes)
    return escapes
  }

  private static func collect(
    from node: Node,
    _ lines: SourceLines,
    into escapes: inout [YAMLControlEscape]
  ) {
    switch node {
    case .scalar(let scalar):
      if scalar.style == .doubleQuoted, scalar.string.unicodeScalars.contains(where: isForbidden),
        let mark = scalar.mark, let escape = first(after: mark, lines)
      {
        escapes.append(escape)
      }
    case .mapping(let mapping):
      for (key, value) in mapping {
        collect(from: key, lines, into: &escapes)
        collect(from: value, lines, into: &escapes)
      }
    case .sequence(let sequence):
      for item in sequence { collect(from: item, lines, into: &escapes) }
    case .alias: break
    }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isInvisibleControl && scalar != "\t" && scalar != "\n"
      || scalar.value & 0xFFFE == 0xFFFE
  }

  /// The first one of the text that begins at a place.
  private static func first(after mark: Mark, _ lines: SourceLines) -> YAMLControlEscape? {
    for index in max(0, mark.line - 1)..<lines.count {
      let line = lines[index]
      let skipped = index == mark.line - 1 ? mark.column - 1 : 0
      var rest = Substring(line.unicodeScalars.dropFirst(skipped))
      while let start = rest.firstIndex(of: "\\") {
        let text = escape(at: rest[start...])
        if let scalar = scalar(of: text), isForbidden(scalar) {
          let column = line.distance(from: line.startIndex, to: start) + 1
          return YAMLControlEscape(line: index + 1, column: column, text: text)
        }
        rest = line[text.endIndex...]
      }
    }
    return nil
  }

  /// The number of digits after a letter; see YAML 1.2.2, 5.7.
  private static let digits: [Character: Int] = ["x": 2, "u": 4, "U": 8]

  /// The characters of letters.
  private static let letters: [Character: Unicode.Scalar] = [
    "0": "\0", "a": "\u{7}", "b": "\u{8}", "v": "\u{B}", "f": "\u{C}", "r": "\r", "e": "\u{1B}",
    "N": "\u{85}", "L": "\u{2028}", "P": "\u{2029}",
  ]

  private static func escape(at text: Substring) -> Substring {
    text.prefix(2 + (text.dropFirst().first.flatMap { digits[$0] } ?? 0))
  }

  private static func scalar(of escape: Substring) -> Unicode.Scalar? {
    guard let letter = escape.dropFirst().first else { return nil }
    guard digits[letter] != nil else { return letters[letter] }
    return UInt32(escape.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
  }

  func diagnostic(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .wrongValue,
      at: location,
      "'\(text)' stands for an invisible character, which no text can contain",
      help: "delete it"
    )
  }
}
