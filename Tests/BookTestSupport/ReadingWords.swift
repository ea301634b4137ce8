/// The words of an HTML page or a plain text in reading order, without additions of the plain text.
package struct ReadingWords: Sendable {
  package let words: [String]

  /// The words of a page's `main`, without navigation and elements with `data-not-in-text`.
  package init(html: String) {
    let start = html.firstRange(of: "<main")?.lowerBound ?? html.startIndex
    let end = html.firstRange(of: "</main>")?.lowerBound ?? html.endIndex
    var text = ""
    /// The tag up to which everything is skipped.
    var endTag: String?
    /// The nesting depth of elements of that kind.
    var depth = 0
    for piece in html[start..<end].split(separator: "<") {
      let tag = piece.prefix { $0 != ">" }
      let rest = piece.dropFirst(tag.count + 1)
      let name = String(tag.prefix { $0 != " " })
      if let awaited = endTag {
        if "/\(name)" == awaited { depth += 1 }
        guard awaited == name else { continue }
        guard depth == 0 else {
          depth -= 1
          continue
        }
        endTag = nil
        text += " \(rest)"
      } else if Self.isLeftOut(name, tag) {
        endTag = "/\(name)"
      } else if Self.inline.contains(name.hasPrefix("/") ? String(name.dropFirst()) : name) {
        text += rest
      } else {
        text += " \(name == "img" ? Self.alternative(of: tag) : "") \(rest)"
      }
    }
    for (entity, character) in ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&amp;": "&"] {
      text = text.replacing(entity, with: character)
    }
    words = Self.split(text)
  }

  /// Elements that don't separate words.
  private static let inline: Set = ["wbr", "span", "a", "code", "em", "strong", "del"]

  private static func isLeftOut(_ name: String, _ tag: Substring) -> Bool {
    switch name {
    case "svg", "template", "nav": true
    case "a", "form", "p", "span": tag.contains("data-not-in-text")
    default: false
    }
  }

  private static func alternative(of image: Substring) -> Substring {
    image.firstMatch(of: #/ alt="([^"]*)"/#)?.output.1 ?? ""
  }

  package init(text: String, isNumbered: Bool = false) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    var kept: [String] = []
    while let line = lines.popFirst() {
      if let entry = Self.entries[line], lines.first?.isEmpty == true {
        lines = lines.dropFirst().drop { entry($0) }
      } else {
        kept.append(Self.withoutSigns(line, isNumbered: isNumbered))
      }
    }
    words = Self.split(Self.withoutColumnNames(kept).joined(separator: "\n"))
  }

  /// Recognises the entries of a list by its title.
  private static let entries: [Substring: @Sendable (Substring) -> Bool] = {
    let isChapter = { @Sendable (line: Substring) in line.first?.isNumber == true }
    let isLink = { @Sendable (line: Substring) in
      line.hasPrefix("Link ") || line.hasPrefix("Ссылка ")
    }
    return [
      "Contents.": isChapter, "Содержание.": isChapter, "Links.": isLink, "Ссылки.": isLink,
    ]
  }()

  /// A line without the additions for listeners, such as the ends of listings.
  ///
  /// Regular expressions are slow, so each is only used if its first word occurs.
  private static func withoutSigns(_ line: Substring, isNumbered: Bool) -> String {
    var line = String(line)
    if line.hasPrefix("Section ") || line.hasPrefix("Раздел ") {
      // A full stop follows the number of a section, but not that in “Section 508”.
      if isNumbered {
        line.trimPrefix(#/(Section|Раздел) (?=\d+(\.\d+)*\. )/#)
      } else {
        line.trimPrefix(#/(Section|Раздел) \d+(\.\d+)*\. /#)
      }
      // Keep a number at the start of a title from being removed as that of a list item.
      line = "§ " + line
    }
    if line.hasPrefix("End of ") || line.hasPrefix("Конец ") {
      line.trimPrefix(#/(End of|Конец) [^.]* \d+\.$/#)
    }
    if line.hasPrefix("List of ") || line.hasPrefix("Список из ") {
      line.trimPrefix(#/(List of \d+ items|Список из \d+ пункт(а|ов))\.$/#)
    }
    // A row may have a column with the same name.
    let isRow = line.hasPrefix("Row ") || line.hasPrefix("Строка ")
    if !isRow, line.contains("Language: ") || line.contains("Язык: ") {
      line = line.replacing(#/(Language|Язык): .*/#, with: "")
    }
    if line.contains("Image: ") || line.contains("Изображение: ") {
      // In code the word may end a name, such as `systemImage`.
      line = line.replacing(#/\b(Image|Изображение): /#, with: "")
    }
    if line.contains("[") {
      line = line.replacing(#/\[(in [A-Z][a-z]+|по-[а-я]+|на иврите): /#, with: "[")
    }
    return line
  }

  /// Removes the column names from rows, where only the plain text repeats them, and the numbers of
  /// items and lines.
  private static func withoutColumnNames(_ lines: [String]) -> [String] {
    var names: [String] = []
    return lines.map { line in
      if line.hasPrefix("Columns: ") || line.hasPrefix("Столбцы: "),
        let columns = line.wholeMatch(of: #/(Columns|Столбцы): (.*)\./#)
      {
        names = columns.output.2.split(separator: ", ").map(String.init)
        return String(columns.output.2)
      }
      if line.hasPrefix("Row ") || line.hasPrefix("Строка "),
        let row = line.prefixMatch(of: #/(Row|Строка) \d+\. /#)
      {
        var line = " " + line[row.range.upperBound...]
        for name in names {
          if let label = line.firstRange(of: " \(name): ") {
            line.replaceSubrange(label, with: " ")
          }
        }
        return line
      }
      guard line.first?.isNumber == true else { return line }
      return String(line.trimmingPrefix(#/\d+(\.\d+)*\. /#))
    }
  }

  /// Chinese characters in Japanese text are words of their own in both, as the plain text marks them.
  private static func split(_ text: String) -> [String] {
    text.replacing(#/[\u{4E00}-\u{9FFF}]+/#) { " \($0.output) " }
      .lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
