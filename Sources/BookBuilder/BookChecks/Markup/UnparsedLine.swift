import BookModel
import Markdown
import SourceText

struct UnparsedLine {
  let text: String
  let position: SourcePosition
  /// The marks of quotes and list items before the text.
  private let marks: Substring

  /// Trims a line of a paragraph.
  ///
  /// - Parameter column: the column at which the paragraph begins in its first line; lazy
  ///   continuation lines may begin before it.
  init(_ line: Substring, number: Int, column: Int) {
    let marks = line.prefix { $0 == " " || $0 == ">" || $0 == "\t" }.count
    let isInside = line.prefix(column - 1).allSatisfy { !$0.isLetter }
    let skipped = isInside ? max(marks, column - 1) : marks
    self.marks = line.prefix(skipped)
    text = line.dropFirst(skipped).trimmingWhitespace()
    position = SourcePosition(line: number, column: skipped + 1)
  }

  /// Whether a byte, at the beginning of a line, makes the line worth a closer look.
  ///
  /// Of the bytes outside ASCII, only those of Cyrillic letters reliably begin ordinary words.
  private static let isSuspiciousByte: [Bool] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): false
    case 0xD0, 0xD1: false
    case let byte: byte < 0x20 || byte >= 0x80 || ":.@+#'`[!|0123456789-*<".utf8.contains(byte)
    }
  }

  /// Whether a line may be other than plain text, judged quickly by its first bytes.
  static func isSuspicious(_ line: Substring, column: Int) -> Bool {
    line.withBytes { bytes in
      var start = 0
      while start < bytes.count, isMark(bytes[start]) { start += 1 }
      if start < column - 1 {
        // The marker of a list item or a footnote precedes the paragraph.
        let end = min(column - 1, bytes.count)
        var isInside = true
        for place in start..<end {
          if bytes[place] >= 0x80 { return true }
          if isLetter(bytes[place]) { isInside = false }
        }
        if isInside { start = end }
        while start < bytes.count, isMark(bytes[start]) { start += 1 }
      }
      guard start < bytes.count else { return false }
      if isSuspiciousByte[Int(bytes[start])] { return true }
      // 'a) ', also with a Cyrillic letter, which has two bytes.
      let letter = bytes[start] >= 0x80 ? 2 : 1
      if start + letter < bytes.count, bytes[start + letter] == UInt8(ascii: ")") { return true }
      for place in start..<bytes.count
      where bytes[place] == UInt8(ascii: "\t") || bytes[place] == UInt8(ascii: "|") { return true }
      return false
    } ?? true
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\t")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// A list marker that lacks the space after it; `nil` if the line has none.
  var listMarker: String? {
    let digits = text.prefix(while: \.isNumber)
    let mark =
      digits.isEmpty
      ? text.prefix { "-*+".contains($0) } : text.prefix(digits.count + 1).suffix(1)
    guard mark.count == 1, digits.isEmpty || ".)".contains(mark) else { return nil }
    let next = text.dropFirst(digits.count + 1).first
    guard next?.isLetter == true || next == "[" else { return nil }
    return digits + String(mark)
  }

  /// The number before the period or bracket of an item; `nil` for other text.
  var itemNumber: Int? {
    let digits = text.prefix(while: \.isNumber)
    let rest = text.dropFirst(digits.count)
    return rest.hasPrefix(". ") || rest.hasPrefix(") ") ? Int(digits) : nil
  }

  /// The letter that begins an item such as 'a) One'.
  var itemLetter: Character? {
    guard let letter = text.first, ("a"..."z").contains(letter) || ("а"..."я").contains(letter),
      text.dropFirst().hasPrefix(") ")
    else { return nil }
    return letter
  }

  var bulletCharacter: Character? {
    guard let sign = text.first, "•▪◦‣●○■·".contains(sign) else { return nil }
    return text.dropFirst().first?.isWhitespace == true || hasGluedBullet ? sign : nil
  }

  /// Whether the line begins with a sign that is always a bullet, and a letter right after it.
  var hasGluedBullet: Bool {
    guard let sign = text.first, "•▪◦‣".contains(sign) else { return false }
    return text.dropFirst().first?.isLetter == true
  }

  /// The picture character that begins the line, such as '✅'.
  var emoji: Character? {
    guard let sign = text.first, sign.unicodeScalars.first?.properties.isEmojiPresentation == true
    else { return nil }
    return text.dropFirst().first?.isWhitespace == true ? sign : nil
  }

  /// The number of bars with spaces around them; 0 if the line has links or code, in which bars
  /// separate no cells.
  var bars: Int {
    text.contains { "[`<".contains($0) } ? 0 : text.ranges(of: " | ").count
  }

  var isTableRow: Bool {
    text.hasPrefix("|") && text.hasSuffix("|") && text.count { $0 == "|" } > 2
  }

  /// What the line was probably meant to be; `nil` for plain text.
  ///
  /// - Parameters:
  ///   - isFirst: whether it is the first of its paragraph.
  ///   - isAlone: whether it is the only line of its paragraph.
  ///   - isLoose: whether the file is outside a book, where other tools may replace words.
  func fault(
    isFirst: Bool,
    isAlone: Bool,
    isLoose: Bool
  ) -> (summary: String, help: String)? {
    if !isFirst, text.hasPrefix(": ") {
      let summary = "this is not a definition: the colon is shown as text"
      return (summary, "write a list item, as in '- **Label**: what names it'")
    }
    if !isLoose, let word = foreignDirective {
      let summary = "'\(word)' is the syntax of another tool, and is shown as written"
      return (summary, "write the equivalent in Markdown, or remove it")
    }
    if isForeignFence {
      let help = "write three backticks here and at the end of the block"
      return ("this does not open a code block", help)
    }
    if let (language, code) = fenceInOneLine {
      let help = "write '```\(language)', '\(code)' and '```' in lines of their own"
      return ("this is not a code block: it begins and ends in one line", help)
    }
    if text.hasPrefix("<!-"), !text.hasPrefix("<!--") {
      return ("this is not a comment: a hyphen is missing in '<!-'", "write '<!--' and '-->'")
    }
    if text.hasPrefix("[] ") {
      return ("this is not a task: a space is missing in '[]'", "write '[ ]'")
    }
    let box = text.prefix(4).prefix { $0 != "]" }
    if ["[x ", "[ x", "[ x "].contains(box.lowercased()), text[box.endIndex...].hasPrefix("] ") {
      return ("this is not a task: its brackets contain a space besides the 'x'", "write '[x]'")
    }
    if isFirst, let box = gluedBox {
      return ("this is not a task: a space is missing after '\(box)'", "write '\(box) '")
    }
    if isFirst, let marker = alertMarker {
      let summary = "this is not an alert: '>' is missing before '\(marker)'"
      return (summary, "write '> \(marker)', and '> ' before each line of its text")
    }
    if let signs = headingMarker(isAlone: isAlone) {
      let summary = "this is not a heading: a space is missing after '\(signs)'"
      let words = text.dropFirst(signs.count)
      if words.first == "\u{A0}" {
        return (summary, "replace the no-break space after '\(signs)' by a space")
      }
      let end = words.lastIndex { $0 != "#" } ?? words.startIndex
      return (summary, "write '\(signs) \(words[...end])'")
    }
    if text.hasPrefix(":::") || text.hasPrefix("!!! ") {
      let summary = "'\(text)' belongs to another Markdown dialect, and is shown as text"
      return (summary, admonitionHelp)
    }
    return nil
  }

  /// What to write instead of a line that begins or ends a box of another tool.
  private var admonitionHelp: String {
    let name = text.drop { ":! {".contains($0) }.prefix(while: \.isLetter).lowercased()
    if name.isEmpty { return "remove it: a quote ends with its last line" }
    let synonyms = ["info": "note", "hint": "tip", "danger": "caution", "error": "caution"]
    let kind = Block.AlertKind(rawValue: synonyms[name] ?? name) ?? .note
    return "write '> [!\(kind.rawValue.uppercased())]', and '> ' before each line of its text"
  }

  /// The box of a list item that a letter follows; `nil` if there is none.
  private var gluedBox: String? {
    guard let box = ["[ ]", "[x]", "[X]"].first(where: text.hasPrefix),
      text.dropFirst(box.count).first?.isLetter == true,
      marks.contains(where: { "-*+.)".contains($0) })
    else { return nil }
    return box
  }

  /// The marker of an alert outside a quote; `nil` if there is none.
  private var alertMarker: String? {
    guard text.hasPrefix("[!"), !marks.contains(">") else { return nil }
    let kind = text.dropFirst(2).prefix { $0 != "]" }
    let rest = text[kind.endIndex...].dropFirst()
    let isKnown = Block.AlertKind.allCases.contains { $0.rawValue == kind.lowercased() }
    guard isKnown, kind.endIndex < text.endIndex, rest.isEmpty || rest.first == " " else {
      return nil
    }
    return "[!\(kind.uppercased())]"
  }

  /// A directive or tag that another tool would replace; `nil` if there is none.
  private var foreignDirective: Substring? {
    switch text.first {
    case ".", "@", "+":
      let made = /\.\. [a-z\-]+::|@[A-Z][A-Za-z]+(?=\s*[({])|\+[\-=][\-=+]+\+/
      return text.prefixMatch(of: made)?.output
    case "#":
      let words = text.split(separator: " ")
      let tag = /#\p{L}[\w\-\/]*/
      return words.allSatisfy { $0.wholeMatch(of: tag) != nil } ? words.first : nil
    default: return nil
    }
  }

  /// Whether the line was meant to open a code block, with two backticks or with quotation marks.
  private var isForeignFence: Bool {
    guard let mark = ["'''", "``"].first(where: text.hasPrefix) else { return false }
    let word = text.dropFirst(mark.count)
    return !word.isEmpty && word.allSatisfy(\.isLetter)
  }

  /// The language and the code of a fence that ends in its first line; `nil` for code in the text.
  private var fenceInOneLine: (language: Substring, code: String)? {
    guard text.hasPrefix("```"), text.hasSuffix("```") else { return nil }
    let inside = text.dropFirst(3).dropLast(3)
    let language = inside.prefix { !$0.isWhitespace }
    let code = inside.dropFirst(language.count).trimmingWhitespace()
    let isKnown =
      FenceKind(rawValue: String(language)) != nil || FenceLanguage.isKnown(String(language))
    guard isKnown, !language.isEmpty, !code.isEmpty, !code.contains("```") else { return nil }
    return (language, code)
  }

  /// The number signs of a heading that lacks the space after them; `nil` if the line isn't one.
  ///
  /// - Parameter isAlone: whether the paragraph has only this line. A single number sign usually
  ///   begins a tag or a number, but not before a capital letter in a line of its own.
  private func headingMarker(isAlone: Bool) -> String? {
    let signs = text.prefix { $0 == "#" }
    guard let next = text.dropFirst(signs.count).first else { return nil }
    switch signs.count {
    case 2...6: return String(signs)
    case 1 where isAlone && next.isUppercase && text.contains(" "): return "#"
    default: return nil
    }
  }
}
