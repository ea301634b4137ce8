/// What the words and signs of a language mean, for colours; not whether code is correct.
///
/// `CodeScanner` reads code by it. Swift has a real parser instead.
struct CodeGrammar: Sendable {
  var lineComments: [String] = []
  var blockComment: (start: String, end: String)?
  /// Pairs that quote text, longer ones first.
  var strings: [Quotation] = []
  var keywords: Set<String> = []
  /// Signs before a word that is an attribute, a directive or a variable.
  var attributeSigns: Set<Character> = []
  /// Whether names with a capital letter are types.
  var hasTypes = false
  /// Whether a text or word before a colon is the name of a value.
  var hasKeys = false
  /// Whether the code consists of elements with attributes.
  var isMarkup = false
  /// What commands begin with; the lines after them are what they print.
  var prompts: [String] = []
  /// The kinds of lines with certain beginnings, longer ones first, in languages of lines.
  var lines: [(start: String, kind: CodeKind)] = []

  struct Quotation: Sendable {
    var start: String
    var end: String
    var hasEscapes = true
    var spansLines = false
  }

  /// The grammar of the language that a fence names; `nil` if there is none.
  static func named(_ name: String) -> CodeGrammar? { all[aliases[name] ?? name] }

  /// The display name of the language that a fence names.
  static func title(of name: String) -> String? { titles[aliases[name] ?? name] }

  private static let aliases = [
    "objective-c": "objc", "objectivec": "objc", "m": "objc", "kt": "kotlin", "yml": "yaml",
    "html": "xml", "plist": "xml", "storyboard": "xml", "svg": "xml", "bash": "sh", "zsh": "sh",
    "shell": "sh", "shell-session": "console", "shellsession": "console", "patch": "diff",
    "json5": "json", "jsonc": "json",
  ]

  private static let titles = [
    "objc": "Objective-C", "kotlin": "Kotlin", "json": "JSON", "yaml": "YAML", "xml": "XML",
    "sh": "Shell", "console": "Shell", "diff": "Diff",
  ]
}

/// What a piece of code is; the raw values are those of Swift's tokens.
enum CodeKind: String, Sendable {
  case keyword
  case type
  case string
  case number
  case comment
  case attribute
}
