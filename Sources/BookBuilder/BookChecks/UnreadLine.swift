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
    let start = marks >= column - 1 ? marks : column - 1
    let isInside = line.prefix(column - 1).allSatisfy { !$0.isLetter }
    let skipped = isInside ? start : marks
    text = line.dropFirst(skipped).trimmingWhitespace()
    position = SourcePosition(line: number, column: skipped + 1)
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

  /// What another tool would replace, where the line is made for it; `nil` for others.
  var wordOfOtherTool: Substring? {
    let made = /\.\. [a-z\-]+::|@[A-Z][A-Za-z]+(?=\s*[({])|\+[\-=][\-=+]+\+/
    if let match = text.prefixMatch(of: made) { return match.output }
    let words = text.split(separator: " ")
    let areTags = words.allSatisfy { $0.wholeMatch(of: /#\p{L}[\w\-\/]*/) != nil }
    return areTags ? words.first : nil
  }

  /// Whether the line was meant to open a block of code, with two backticks or with quotation marks.
  var isFenceOfOtherSigns: Bool {
    guard let mark = ["'''", "``"].first(where: text.hasPrefix) else { return false }
    let word = text.dropFirst(mark.count)
    return !word.isEmpty && word.allSatisfy(\.isLetter)
  }

  /// The number signs of a heading without a space after them; `nil` where the line is none.
  ///
  /// - Parameter isAlone: whether the paragraph has this line only. One sign is most often a tag or a
  ///   number, but not before a capital in a line of its own.
  func signsOfHeading(isAlone: Bool) -> String? {
    let signs = text.prefix { $0 == "#" }
    guard let next = text.dropFirst(signs.count).first else { return nil }
    switch signs.count {
    case 2...6: return String(signs)
    case 1 where isAlone && next.isUppercase && text.contains(" "): return "#"
    default: return nil
    }
  }
}
