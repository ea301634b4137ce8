/// The words of an edition in the order of reading, without those that only the text edition has.
struct ReadingWords {
  /// The words in small letters.
  let words: [String]

  /// The words of the main part of a page; what carries `data-not-in-text` or is a list of links to
  /// other places is left out.
  init(html: String) {
    let start = html.firstRange(of: "<main")?.lowerBound ?? html.startIndex
    let end = html.firstRange(of: "</main>")?.lowerBound ?? html.endIndex
    var main = String(html[start..<end])
    main = main.replacing(#/<(svg|template)\b.*?</(svg|template)>/#.dotMatchesNewlines(), with: " ")
    main = main.replacing(#/<nav\b.*?</nav>/#.dotMatchesNewlines(), with: " ")
    main = main.replacing(#/<a [^>]*data-not-in-text.*?</a>/#.dotMatchesNewlines(), with: " ")
    main = main.replacing(#/<p [^>]*data-not-in-text.*?</p>/#.dotMatchesNewlines(), with: " ")
    main = main.replacing(#/<img [^>]*alt="([^"]*)"[^>]*>/#) { " \($0.output.1) " }
    main = main.replacing(#/</?(span|a|code|em|strong|del)\b[^>]*>/#, with: "")
    main = main.replacing(#/<[^>]*>/#, with: " ")
    for (entity, character) in ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&amp;": "&"] {
      main = main.replacing(entity, with: character)
    }
    words = Self.split(main)
  }

  /// The words of a text edition.
  init(text: String) {
    var text = text
    text = text.replacing(#/(Language|Язык): [^\n]*/#, with: "")
    text = text.replacing(#/(?m)^(Contents|Содержание)\.\n\n(\d[^\n]*\n)+/#, with: "")
    text = text.replacing(#/(?m)^(Links|Ссылки)\.\n\n((Link|Ссылка) \d[^\n]*\n)+/#, with: "")
    text = text.replacing(#/(?m)^(Section|Раздел) [\d.]+ /#, with: "")
    text = text.replacing(#/(?m)^(End of|Конец) [^\n.]* \d+\.$/#, with: "")
    text = text.replacing(#/(?m)^(List of \d+ items|Список из \d+ пункт(а|ов))\.$/#, with: "")
    text = text.replacing(#/(Image|Изображение): /#, with: "")
    text = text.replacing(#/\[(in [A-Z][a-z]+|по-[а-я]+|на иврите): /#, with: "[")
    words = Self.split(Self.withoutColumnNames(text))
  }

  /// Takes out the names of columns and rows, which a page says once for each table, and the numbers
  /// of items and lines.
  private static func withoutColumnNames(_ text: String) -> String {
    var names: [String] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = String(line)
      if let columns = line.wholeMatch(of: #/(Columns|Столбцы): (.*)\./#) {
        names = columns.output.2.split(separator: ", ").map(String.init)
        return String(columns.output.2)
      }
      if let row = line.prefixMatch(of: #/(Row|Строка) \d+\. /#) {
        line = " " + line[row.range.upperBound...]
        for name in names {
          if let label = line.firstRange(of: " \(name): ") {
            line.replaceSubrange(label, with: " ")
          }
        }
        return line
      }
      return line.replacing(#/^\d+(\.\d+)*\. /#, with: "")
    }
    return lines.joined(separator: "\n")
  }

  private static func split(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
