import Foundation

/// The score as data of the book, from which its pages take the figures and the lines.
struct ConformanceData {
  var score: ConformanceScore

  /// A table of lines, `Content/data/heard-swiftui.yml` or `heard-uikit.yml`; the latter
  /// also has the other frameworks.
  func lines(ofSwiftUI isSwiftUI: Bool, template: String) -> String {
    let rows = rows.filter { ($0.example.framework == "SwiftUI") == isSwiftUI }
    return replaceRows(of: template, with: rows.map(\.yaml))
  }

  /// The table of counts, `Content/data/conformance-score.yml`.
  func counts(template: String) -> String {
    let kinds = ConformanceScore.properties.filter { $0.kind != "rule" }
    let rows = kinds.flatMap { kind, property in
      score.rows(by: property).map { row in
        [
          "  - id: \(kind)-\(Self.identifier(row.name))",
          "    kind: \(["all", "framework"].contains(kind) ? "[\(kind), summary]" : kind)",
          "    name: \(Self.names[row.name] ?? Self.quoted(row.name))",
          "    agreeing: \(row.agreeing)",
          "    compared: \(row.compared)", "    left: \(row.notComputed)",
        ]
        .joined(separator: "\n")
      }
    }
    return replaceRows(of: template, with: rows)
  }

  private struct Row {
    var example: ConformanceCase
    var result: String
    var lines: [String]
    var links: [String]

    var yaml: String {
      // A blank before a comma was in the accessibility label, and is not heard.
      let expected = (example.expected ?? []).joined(separator: " / ").replacing(" ,", with: ",")
      let computed = lines.filter { !$0.hasPrefix("> ") }.joined(separator: " / ")
      let line = computed.isEmpty ? "—" : computed
      // Hearing a line twice would take readers twice as long.
      let shown =
        switch result {
        case "not-computed": "{en: Not modelled, ru: Не моделируется}"
        case "differs":
          "{en: \(ConformanceData.quoted("Differs: " + line)), "
            + "ru: \(ConformanceData.quoted("Расходится: " + line))}"
        case _ where computed == expected && !computed.isEmpty: "{en: The same, ru: То же}"
        default: ConformanceData.quoted(line)
        }
      let sources = links + [example.system].compactMap(\.self)
      return [
        "  - id: \(example.id)", "    framework: \(example.framework ?? "unknown")",
        "    said: \(ConformanceData.quotedOrDash(expected))",
        "    computed: \(shown)",
        "    result: \(result)",
        "    certainty: \(example.certainty ?? "unknown")",
        "    source: \(ConformanceData.quoted(sources.joined(separator: ", ")))",
      ]
      .joined(separator: "\n")
    }
  }

  private var rows: [Row] {
    let numbers = fileNumbers
    func row(_ example: ConformanceCase, _ result: String, _ lines: [String]) -> Row {
      let links = (example.sources ?? []).map { Self.link($0, number: numbers[$0]) }
      return Row(example: example, result: result, lines: lines, links: links)
    }
    let compared = score.outcomes.map { outcome in
      row(outcome.example, outcome.agrees ? "agrees" : "differs", outcome.lines)
    }
    let left = score.notComputed.map { row($0, "not-computed", []) }
    return (compared + left).sorted { $0.example.id < $1.example.id }
  }

  private func replaceRows(of template: String, with rows: [String]) -> String {
    let head = template.components(separatedBy: "\nrows:")[0]
    return "\(head)\nrows:\n\(rows.joined(separator: "\n"))\n"
  }

  /// Numbers for the files of a repository, so that links with the same words lead to the same file.
  private var fileNumbers: [String: Int] {
    let examples = score.outcomes.map(\.example) + score.notComputed
    let files = Set(examples.flatMap { $0.sources ?? [] }).sorted()
    let groups = Dictionary(grouping: files) { $0.prefix { $0 != "@" } }.values
    let numbers = groups.filter { $0.count > 1 }.flatMap { files in
      files.enumerated().map { ($1, $0 + 1) }
    }
    return Dictionary(numbers) { first, _ in first }
  }

  /// The link to a web page or, for `owner/name@commit:path`, to a file on GitHub.
  private static func link(_ source: String, number: Int?) -> String {
    if let url = URL(string: source), let host = url.host(), source.hasPrefix("http") {
      let parts = url.path().split(separator: "/")
      return host == "github.com" && parts.count == 4
        ? "[\(parts[1]), \(parts[3])](\(source))" : "[\(host)](\(source))"
    }
    let halves = source.split(separator: ":", maxSplits: 1).map(String.init)
    let address = halves[0].split(separator: "@").map(String.init)
    guard halves.count == 2, address.count == 2, address[0].split(separator: "/").count == 2,
      !halves[1].contains(" ")
    else {
      // The name of a file is code, so that its words aren't taken for broken ones.
      return source.replacing(/[()]/, with: "").replacing(/: (\w+\.swift)/) {
        ": `\($0.output.1)`"
      }
    }
    let name = address[0].split(separator: "/")[1]
    let words = number.map { "\(name) \($0)" } ?? String(name)
    return "[\(words)](https://github.com/\(address[0])/blob/\(address[1])/\(halves[1]))"
  }

  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }

  private static let names = [
    "all": "{en: All, ru: Все}", "unknown": "{en: Not named, ru: Не названа}",
    "ru": "{en: Russian, ru: Русский}", "web": "{en: Web pages, ru: Веб-страницы}",
    "en": "{en: English, ru: Английский}",
    "ja": "{en: Japanese, ru: Японский}", "ko": "{en: Korean, ru: Корейский}",
    "zh-Hans": "{en: Simplified Chinese, ru: 'Китайский, упрощённое письмо'}",
    "zh-Hant": "{en: Traditional Chinese, ru: 'Китайский, традиционное письмо'}",
    "H": "{en: Heard, ru: Услышано}", "A": "{en: Documented, ru: Документировано}",
    "B": "{en: Reported, ru: По сообщениям}", "C": "{en: Contested, ru: Спорно}",
    "iOS 26/27 simulator": "{en: iOS 26 or 27, ru: iOS 26 или 27}",
    "iOS 9 or 10": "{en: iOS 9 or 10, ru: iOS 9 или 10}",
  ]

  private static func quotedOrDash(_ text: String) -> String { quoted(text.isEmpty ? "—" : text) }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "''"))'"
  }
}
