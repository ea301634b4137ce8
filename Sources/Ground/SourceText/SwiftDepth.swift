/// Finds out whether Swift code is too deep for the parser, before it is parsed.
///
/// The parser calls itself for each bracket, and for each word or mark of some chains, such as
/// `a.b.c` and `try try a`; with thousands it runs out of stack, which ends the whole process. This
/// count may be too high, but code that people can read is far below the limits.
package struct SwiftDepth {
  /// The most brackets inside each other.
  package static let bracketLimit = 200
  /// The most words and marks of the expressions and types around one place, without a comma, a
  /// semicolon or the end of a statement between them.
  package static let chainLimit = 2000
  /// The most bytes of Swift on a page; parsing them takes up to 4 s.
  package static let pageLimit = 512 * 1024
  /// The most `#if` inside each other.
  private static let conditionLimit = 64
  /// The most `#` in a row, for which the lexer takes quadratic time.
  private static let poundLimit = 100

  private var frames = [Frame(opening: 0)]
  /// The sum of the chains of all frames.
  private var total = 0
  private var conditions = 0
  /// Whether the last token can end a statement.
  private var endsOperand = false
  /// Whether a line break may have ended the statement.
  private var isAfterBreak = false
  private var isTooDeep = false

  /// What is open around the current place.
  private struct Frame {
    /// The opening bracket, or the quotation mark of a string.
    var opening: UInt8
    var chain = 0
    var pounds = 0
    var isMultiline = false
  }

  package static func isExceeded(by code: String) -> Bool {
    // Anything shorter is below the limits.
    guard code.utf8.count > poundLimit / 2 else { return false }
    var depth = SwiftDepth()
    depth.read(Array(code.utf8))
    return depth.isTooDeep
  }

  private mutating func read(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count, !isTooDeep {
      index =
        frames.last?.opening == UInt8(ascii: "\"")
        ? readString(bytes, index) : readCode(bytes, index)
    }
  }

  /// Reads part of a string and returns the index after it.
  private mutating func readString(_ bytes: [UInt8], _ start: Int) -> Int {
    guard let frame = frames.last else { return start + 1 }
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        let pounds = bytes.run(of: UInt8(ascii: "#"), from: index + 1, atMost: frame.pounds)
        index += 1 + pounds
        guard pounds == frame.pounds, index < bytes.count else { continue }
        index += 1
        if bytes[index - 1] == UInt8(ascii: "(") {
          open(UInt8(ascii: "("))
          return index
        }
      case UInt8(ascii: "\""):
        let quotes = frame.isMultiline ? 3 : 1
        guard bytes.run(of: UInt8(ascii: "\""), from: index, atMost: quotes) == quotes,
          bytes.run(of: UInt8(ascii: "#"), from: index + quotes, atMost: frame.pounds)
            == frame.pounds
        else {
          index += 1
          continue
        }
        close(UInt8(ascii: "\""))
        return index + quotes + frame.pounds
      case UInt8(ascii: "\n") where !frame.isMultiline:
        close(UInt8(ascii: "\""))
        return index
      default: index += 1
      }
    }
    return index
  }

  /// Reads a token and returns the index after it.
  private mutating func readCode(_ bytes: [UInt8], _ index: Int) -> Int {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      isAfterBreak = isAfterBreak || endsOperand
    case UInt8(ascii: " "), UInt8(ascii: "\t"): break
    case UInt8(ascii: "/") where bytes.has(UInt8(ascii: "/"), at: index + 1):
      return bytes[index...].firstIndex { $0 == UInt8(ascii: "\n") } ?? bytes.count
    case UInt8(ascii: "/") where bytes.has(UInt8(ascii: "*"), at: index + 1):
      return endOfComment(bytes, index + 2)
    case UInt8(ascii: "\""): return openString(bytes, index, pounds: 0)
    case UInt8(ascii: "#"): return readPounds(bytes, index)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      endStatement(unless: byte == UInt8(ascii: "{"))
      open(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
    case UInt8(ascii: "<")
    where index > 0 && bytes[index - 1].isWord && !bytes.has(UInt8(ascii: " "), at: index + 1):
      endStatement(unless: true)
      open(byte)
    case UInt8(ascii: ">") where frames.last?.opening == UInt8(ascii: "<"): close(byte)
    case UInt8(ascii: ","), UInt8(ascii: ";"): reset()
    case _ where byte.isWord: return readWord(bytes, index)
    default:
      endStatement(unless: true)
      add(1)
      // A mark after a value may end it, as in 'a!'.
      endsOperand = endsOperand && (byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?"))
    }
    return index + 1
  }

  private mutating func readWord(_ bytes: [UInt8], _ start: Int) -> Int {
    let end = bytes[start...].firstIndex { !$0.isWord } ?? bytes.count
    // No keyword is longer.
    let isShort = end - start <= 16
    let word = isShort ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
    endStatement(unless: Self.continuingWords.contains(word))
    add(1)
    endsOperand = !Self.openWords.contains(word)
    return end
  }

  private mutating func readPounds(_ bytes: [UInt8], _ index: Int) -> Int {
    let pounds = bytes.run(of: UInt8(ascii: "#"), from: index, atMost: .max)
    if pounds > Self.poundLimit { isTooDeep = true }
    let end = index + pounds
    if bytes.has(UInt8(ascii: "\""), at: end) { return openString(bytes, end, pounds: pounds) }
    if bytes[end...].starts(with: "if ".utf8) { conditions += 1 }
    if bytes[end...].starts(with: "endif".utf8) { conditions = max(0, conditions - 1) }
    if conditions > Self.conditionLimit { isTooDeep = true }
    endStatement(unless: false)
    add(1)
    return end
  }

  /// Comments may contain comments.
  ///
  /// The parser reads them without calling itself.
  private func endOfComment(_ bytes: [UInt8], _ start: Int) -> Int {
    var depth = 1
    var index = start
    while index < bytes.count, depth > 0 {
      if bytes[index...].starts(with: "*/".utf8) {
        depth -= 1
        index += 2
      } else if bytes[index...].starts(with: "/*".utf8) {
        depth += 1
        index += 2
      } else {
        index += 1
      }
    }
    return index
  }

  private mutating func openString(_ bytes: [UInt8], _ index: Int, pounds: Int) -> Int {
    let quotes = bytes.run(of: UInt8(ascii: "\""), from: index, atMost: 3)
    endStatement(unless: false)
    // Two are an empty string, unless pounds must follow the second.
    if quotes == 2, pounds == 0 {
      add(1)
      endsOperand = true
      return index + 2
    }
    open(UInt8(ascii: "\""), pounds: pounds, isMultiline: quotes == 3)
    return index + (quotes == 3 ? 3 : 1)
  }

  private mutating func open(_ byte: UInt8, pounds: Int = 0, isMultiline: Bool = false) {
    add(1)
    frames.append(Frame(opening: byte, pounds: pounds, isMultiline: isMultiline))
    if frames.count > Self.bracketLimit { isTooDeep = true }
    endsOperand = false
    isAfterBreak = false
  }

  private mutating func close(_ byte: UInt8) {
    // Comparisons such as 'a<b' leave brackets open.
    while byte != UInt8(ascii: ">"), frames.last?.opening == UInt8(ascii: "<") { dropFrame() }
    if frames.count > 1 { dropFrame() }
    endsOperand = true
    isAfterBreak = false
  }

  private mutating func dropFrame() {
    total -= frames.removeLast().chain
  }

  /// Begins a new chain if a line break has ended the statement.
  private mutating func endStatement(unless continues: Bool) {
    if isAfterBreak, !continues { reset() }
    isAfterBreak = false
  }

  private mutating func reset() {
    total -= frames[frames.count - 1].chain
    frames[frames.count - 1].chain = 0
    endsOperand = false
    isAfterBreak = false
  }

  private mutating func add(_ count: Int) {
    frames[frames.count - 1].chain += count
    total += count
    if total > Self.chainLimit { isTooDeep = true }
  }

  /// Words that continue the statement of the line before.
  private static let continuingWords: Set = [
    "as", "async", "catch", "else", "in", "is", "rethrows", "throws", "where", "while",
  ]

  /// Words after which a statement can't end.
  private static let openWords: Set = [
    "any", "as", "await", "borrowing", "case", "consume", "consuming", "copy", "defer", "do",
    "each",
    "else", "for", "guard", "if", "in", "inout", "is", "isolated", "let", "repeat", "return",
    "sending", "some", "switch", "throw", "try", "unsafe", "var", "where", "while", "yield",
  ]
}

extension UInt8 {
  /// Whether it belongs to a name, a number or an attribute.
  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "@"), UInt8(ascii: "`"), 0x80...:
      true
    default: false
    }
  }
}

extension [UInt8] {
  fileprivate func has(_ byte: UInt8, at index: Int) -> Bool {
    index < count && self[index] == byte
  }

  fileprivate func run(of byte: UInt8, from start: Int, atMost limit: Int) -> Int {
    var length = 0
    while length < limit, has(byte, at: start + length) { length += 1 }
    return length
  }
}
