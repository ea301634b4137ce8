extension CodeGrammar {
  static let all: [String: CodeGrammar] = [
    "objc": objectiveC, "kotlin": kotlin, "json": json, "yaml": yaml, "xml": xml, "sh": shell,
    "console": console, "diff": diff,
  ]

  private static let doubleQuoted = Quotation(start: "\"", end: "\"")
  private static let singleQuoted = Quotation(start: "'", end: "'")

  private static let objectiveC = CodeGrammar(
    lineComments: ["//"],
    blockComment: ("/*", "*/"),
    strings: [Quotation(start: "@\"", end: "\""), doubleQuoted, singleQuoted],
    keywords: words(
      """
      BOOL NO SEL YES alloc atomic break case class const continue copy default do double else enum
      extern float for goto id if in instancetype int long nil nonatomic nonnull nullable readonly
      readwrite return self short signed sizeof static strong struct super switch typedef unsigned
      void weak while
      """
    ),
    attributeSigns: ["@", "#"],
    hasTypes: true
  )

  private static let kotlin = CodeGrammar(
    lineComments: ["//"],
    blockComment: ("/*", "*/"),
    strings: [
      Quotation(start: "\"\"\"", end: "\"\"\"", hasEscapes: false, spansLines: true),
      doubleQuoted, singleQuoted,
    ],
    keywords: words(
      """
      abstract as break by catch class companion const constructor continue data do else enum false
      final finally for fun if import in init inline interface internal is lateinit null object open
      operator out override package private protected public return sealed super suspend this throw
      true try typealias val var vararg when where while
      """
    ),
    attributeSigns: ["@"],
    hasTypes: true
  )

  private static let json = CodeGrammar(
    lineComments: ["//"],
    strings: [doubleQuoted],
    keywords: ["true", "false", "null"],
    hasKeys: true
  )

  private static let yaml = CodeGrammar(
    lineComments: ["#"],
    strings: [
      doubleQuoted, Quotation(start: "'", end: "'", hasEscapes: false),
    ],
    keywords: ["true", "false", "null", "yes", "no"],
    attributeSigns: ["&", "*", "!"],
    hasKeys: true
  )

  private static let xml = CodeGrammar(
    blockComment: ("<!--", "-->"),
    strings: [
      Quotation(start: "\"", end: "\"", hasEscapes: false, spansLines: true),
      Quotation(start: "'", end: "'", hasEscapes: false, spansLines: true),
    ],
    isMarkup: true
  )

  private static let shell = CodeGrammar(
    lineComments: ["#"],
    strings: [
      doubleQuoted, Quotation(start: "'", end: "'", hasEscapes: false, spansLines: true),
    ],
    keywords: words(
      """
      case cd do done echo elif else esac exit export fi for function if in local return set sudo
      then until while
      """
    ),
    attributeSigns: ["$"]
  )

  private static let console = {
    var console = shell
    console.prompts = ["$ ", "% "]
    return console
  }()

  private static let diff = CodeGrammar(
    lines: [
      ("+++", .attribute), ("---", .attribute), ("@@", .attribute), ("diff ", .attribute),
      ("index ", .attribute), ("+", .type), ("-", .keyword),
    ]
  )

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
