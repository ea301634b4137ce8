import SourceText

/// Counts what the references of a text expand to, before it is parsed.
///
/// cmark-gfm copies the address and the title of a definition for each reference to it, so 64 kB
/// could take gigabytes. The count may be too high, for example in code, but never too low.
struct ReferenceSize {
  /// The most bytes of addresses and titles that the references of a text expand to.
  static let limit = 2_000_000

  /// The bytes of a definition that is too short to matter: a text would need as many references as
  /// the limit has such definitions.
  private static let shortDefinition = 200
  /// The bytes of the longest label, see CommonMark 0.31.2, “Link reference definitions”.
  private static let longestLabel = 1_000

  /// The line, from 0, of the definition that the references expand most; `nil` if they are small
  /// enough.
  static func oversizedDefinition(in text: Substring) -> Int? {
    guard text.utf8.count > shortDefinition, text.includes("]:") else { return nil }
    let bytes = Array(text.utf8)
    guard mayExceedLimit(bytes) else { return nil }
    let definitions = longDefinitions(in: bytes)
    guard !definitions.isEmpty else { return nil }
    var sizes: [String: Int] = [:]
    for label in labels(in: bytes) where definitions[label] != nil {
      sizes[label, default: 0] += definitions[label]?.size ?? 0
    }
    guard sizes.values.reduce(0, +) > limit else { return nil }
    let largest = sizes.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return largest.flatMap { definitions[$0.key]?.line }
  }

  /// Whether the text would exceed the limit if each bracket were a reference to its longest paragraph.
  ///
  /// The text of most books would not, and reading its definitions takes much longer.
  private static func mayExceedLimit(_ bytes: [UInt8]) -> Bool {
    var (brackets, longest, start, last) = (0, 0, 0, UInt8(0))
    // Without optimization ten times faster than 'enumerated()'.
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "[") {
        brackets += 1
      } else if byte == UInt8(ascii: "\n"), last == byte {
        longest = max(longest, offset - start)
        start = offset
      }
      last = byte
      offset += 1
    }
    return brackets * max(longest, bytes.count - start) > limit
  }

  private typealias Definition = (size: Int, line: Int)

  /// The long definitions by label.
  ///
  /// A definition ends at a blank line, or at a line that begins with a bracket unless a title may
  /// still be open there.
  private static func longDefinitions(in bytes: [UInt8]) -> [String: Definition] {
    var found: [String: Definition] = [:]
    var open: (labels: [String], start: Int, line: Int, quotes: Quotes)?
    func close(at end: Int) {
      guard let definition = open, end - definition.start > shortDefinition else { return }
      for label in definition.labels where found[label]?.size ?? 0 < end - definition.start {
        found[label] = (end - definition.start, definition.line)
      }
    }
    var (start, number) = (0, 0)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let content = bytes[start..<end].firstIndex { !isMark($0) } ?? end
      if content == end {
        close(at: start)
        open = nil
      } else {
        let begins = bytes[content] == UInt8(ascii: "[") && open?.quotes.mayBeOpen != true
        if open == nil || begins {
          close(at: start)
          open = ([], start, number, Quotes())
        }
        open?.quotes.count(in: bytes[content..<end])
        open?.labels += labels(in: Array(bytes[content..<end]), beforeColon: true)
      }
      (start, number) = (end + 1, number + 1)
    }
    close(at: bytes.count)
    return found
  }

  /// Whether a byte may precede the text of a line: spaces, and the marks of quotes and lists.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: "\r")
  }

  /// The texts in brackets, without case and with single spaces.
  private static func labels(in bytes: [UInt8], beforeColon: Bool = false) -> [String] {
    var labels: [String] = []
    var start: Int?
    var isEscaped = false
    for (offset, byte) in bytes.enumerated() {
      defer { isEscaped = byte == UInt8(ascii: "\\") && !isEscaped }
      guard !isEscaped else { continue }
      if byte == UInt8(ascii: "[") {
        start = offset + 1
      } else if byte == UInt8(ascii: "]"), let first = start {
        start = nil
        let isDefinition = offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: ":")
        guard offset - first <= longestLabel, isDefinition || !beforeColon else { continue }
        labels.append(normalized(bytes[first..<offset]))
      }
    }
    return labels
  }

  private static func normalized(_ label: ArraySlice<UInt8>) -> String {
    String(decoding: label, as: UTF8.self).lowercased().split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// Counts quotation marks and parentheses, between which a title may continue on further lines.
  private struct Quotes {
    private var (double, single, opening, closing) = (0, 0, 0, 0)

    var mayBeOpen: Bool {
      !double.isMultiple(of: 2) || !single.isMultiple(of: 2) || opening > closing
    }

    mutating func count(in bytes: ArraySlice<UInt8>) {
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "\""): double += 1
        case UInt8(ascii: "'"): single += 1
        case UInt8(ascii: "("): opening += 1
        case UInt8(ascii: ")"): closing += 1
        default: break
        }
      }
    }
  }
}
