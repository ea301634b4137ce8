import Markdown
import SourceText

/// A line of a paragraph that may have been meant as another block.
struct UnreadLine {
  /// The line without the marks of lists and quotes, and without white space at both ends.
  let text: String
  /// Where the text begins.
  let position: SourcePosition

  /// Takes a line of a file.
  ///
  /// - Parameter column: the column at which the paragraph begins in its first line; others may begin
  ///   before it, as lazy lines do.
  init(_ line: Substring, number: Int, column: Int) {
    let marks = line.prefix { $0 == " " || $0 == ">" || $0 == "\t" }.count
    let isInside = line.prefix(column - 1).allSatisfy { !$0.isLetter }
    let skipped = isInside ? max(marks, column - 1) : marks
    text = line.dropFirst(skipped).trimmingWhitespace()
    position = SourcePosition(line: number, column: skipped + 1)
  }

  /// The bytes that a line of words does not begin with: the beginnings of all that is looked for here.
  ///
  /// Of the bytes outside ASCII only those of Cyrillic letters always begin words.
  private static let isSign: [Bool] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): false
    case 0xD0, 0xD1: false
    case let byte: byte < 0x20 || byte >= 0x80 || ":.@+#'`[!|0123456789-*".utf8.contains(byte)
    }
  }

  /// Whether a line may be more than words, told by the bytes before and at its beginning.
  static func isSuspicious(_ line: Substring, column: Int) -> Bool {
    line.withBytes { bytes in
      var start = 0
      while start < bytes.count, isMark(bytes[start]) { start += 1 }
      if start < column - 1 {
        // The mark of a list item, or of a note, stands before the paragraph.
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
      if isSign[Int(bytes[start])] { return true }
      for place in start..<bytes.count where bytes[place] == UInt8(ascii: "\t") { return true }
      return false
    } ?? true
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\t")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The mark of an item of a list that a space is missing after; `nil` where the line is none.
  var markOfItem: String? {
    let digits = text.prefix(while: \.isNumber)
    let mark =
      digits.isEmpty
      ? text.prefix { "-*+".contains($0) } : text.prefix(digits.count + 1).suffix(1)
    guard mark.count == 1, digits.isEmpty || ".)".contains(mark) else { return nil }
    guard text.dropFirst(digits.count + 1).first?.isLetter == true else { return nil }
    return digits + String(mark)
  }

  /// The sign of an item as word processors write it; `nil` where the line is none.
  var signOfItem: Character? {
    guard let sign = text.first, "•▪◦‣●○■·".contains(sign) else { return nil }
    return text.dropFirst().first?.isWhitespace == true ? sign : nil
  }

  /// Whether the line has bars at both ends and between its cells.
  var isRowOfTable: Bool {
    text.hasPrefix("|") && text.hasSuffix("|") && text.count { $0 == "|" } > 2
  }

  /// What the line was meant to be by itself, and is not; `nil` for words.
  ///
  /// - Parameters:
  ///   - isFirst: whether it is the first of its paragraph.
  ///   - isAlone: whether it is the only one.
  ///   - isLoose: whether the file is outside a book, where other tools may replace words.
  func fault(
    isFirst: Bool,
    isAlone: Bool,
    isLoose: Bool
  ) -> (summary: String, help: String)? {
    if !isFirst, text.hasPrefix(": ") {
      let summary = "this explains no term: the colon is a sign like others"
      return (summary, "write an item of a list, as in '- **Label**: what names it'")
    }
    if !isLoose, let word = wordOfOtherTool {
      let summary = "'\(word)' belongs to another tool, and is shown as it is"
      return (summary, "write in Markdown what it stands for, or leave it out")
    }
    if isFenceOfOtherSigns {
      return ("this opens no block of code", "write three backticks, here and at its end")
    }
    if text.hasPrefix("[] ") {
      return ("this is no task: a space is missing in '[]'", "write '[ ]'")
    }
    if let signs = signsOfHeading(isAlone: isAlone) {
      let summary = "this is no heading: a space is missing after '\(signs)'"
      return (summary, "write '\(signs) \(text.dropFirst(signs.count))'")
    }
    if text.hasPrefix(":::") || text.hasPrefix("!!! ") {
      let summary = "'\(text)' belongs to another kind of Markdown, and is read as text"
      return (summary, "write a quote that begins with '> [!NOTE]'")
    }
    return nil
  }

  /// What another tool would replace, where the line is made for it; `nil` for others.
  private var wordOfOtherTool: Substring? {
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

  /// Whether the line was meant to open a block of code, with two backticks or with quotation marks.
  private var isFenceOfOtherSigns: Bool {
    guard let mark = ["'''", "``"].first(where: text.hasPrefix) else { return false }
    let word = text.dropFirst(mark.count)
    return !word.isEmpty && word.allSatisfy(\.isLetter)
  }

  /// The number signs of a heading without a space after them; `nil` where the line is none.
  ///
  /// - Parameter isAlone: whether the paragraph has this line only. One sign is most often a tag or a
  ///   number, but not before a capital in a line of its own.
  private func signsOfHeading(isAlone: Bool) -> String? {
    let signs = text.prefix { $0 == "#" }
    guard let next = text.dropFirst(signs.count).first else { return nil }
    switch signs.count {
    case 2...6: return String(signs)
    case 1 where isAlone && next.isUppercase && text.contains(" "): return "#"
    default: return nil
    }
  }
}
