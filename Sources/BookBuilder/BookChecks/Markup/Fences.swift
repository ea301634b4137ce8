import BookModel
import Diagnostics
import Markdown
import SourceText
import Text

extension Check {
  static let fences = Check(onEachPage: .unclosedFence, .unknownFence) { page in
    // The same mistake is often repeated, and comparing with all names takes long.
    var suggestions: [String: String?] = [:]
    return page.blocks.compactMap { block -> Diagnostic? in
      guard case .code(let code) = block.kind, code.isFenced else { return nil }
      let location = page.location(block.position)
      if !code.isClosed {
        if code.info.isEmpty, page.hasWrongOpening(above: block.position.line) { return nil }
        let isOfTildes = page.rest(from: block.position)?.first == "~"
        // In reStructuredText, tildes below a line make it a heading.
        let above = page.line(block.position.line - 1) ?? ""
        let isUnderline =
          isOfTildes && code.info.isEmpty && !above.allSatisfy(\.isWhitespace)
        let help =
          (isUnderline ? "begin a heading with '## ' instead of underlining it, or " : "")
          + (foreignClosing(of: code, isOfTildes: isOfTildes)
            ?? closingHelp(isOfTildes ? "~" : "`", after: page.rest(from: block.position) ?? ""))
        return Diagnostic(.unclosedFence, at: location, "the fence is not closed", help: help)
      }
      let meant = suggestions[code.language] ?? meantLanguage(code.language)
      suggestions[code.language] = .some(meant)
      guard let meant else {
        return page.isLoose ? nil : foreignInfo(code.language, at: location)
      }
      return Diagnostic(
        .unknownFence,
        at: location,
        "there is no fence language '\(code.language)'",
        help: "did you mean '\(meant)'?"
      )
    }
  }

  /// How to close a block that ends with a line of the other markers; `nil` if it has none.
  private static func foreignClosing(of code: CodeBlock, isOfTildes: Bool) -> String? {
    let (own, other): (String, Character) = isOfTildes ? ("~~~", "`") : ("```", "~")
    let lines = code.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.first { lines[$0].count > 2 && lines[$0].allSatisfy { $0 == other } }
      .map { "write '\(own)' instead of '\(lines[$0])' in line \(code.firstLine + $0)" }
  }

  /// How to close a block whose opening line begins with some of the markers.
  private static func closingHelp(_ marker: Character, after opening: Substring) -> String {
    let count = opening.prefix { $0 == marker }.count
    let markers = String(repeating: "~", count: max(3, count))
    let name = marker == "~" ? "tildes, '\(markers)'" : "backticks"
    let words = [4: "four", 5: "five", 6: "six"]
    guard count > 3 else { return "end the block with a line of three \(name)" }
    return "end the block with a line of \(words[count] ?? String(count)) \(name), "
      + "or open it with three"
  }

  private static func foreignInfo(_ name: String, at location: SourceLocation) -> Diagnostic? {
    let word = name.split { "{}.,:;=()[]".contains($0) }.first.map(String.init) ?? ""
    guard word != name, FenceKind(rawValue: word.lowercased()) != nil else { return nil }
    return Diagnostic(
      .unknownFence,
      at: location,
      "there is no fence language '\(name)'",
      help:
        "write '\(word.lowercased())', then a space and the options, without braces and commas"
    )
  }

  /// The language that a name resembles; `nil` if the name is known, or unlike all others.
  private static func meantLanguage(_ name: String) -> String? {
    let names = FenceKind.allCases.map(\.rawValue)
    // Short names differ in a letter or two, so typos and other names look the same.
    let languages = name.count > 3 ? FenceLanguage.names : []
    guard !names.contains(name), !FenceLanguage.isKnown(name) else { return nil }
    guard let nearest = Suggestion(among: names + languages).nearest(to: name.lowercased()) else {
      return nil
    }
    // Of four letters, two match by chance, as in 'leaf' and 'lua'.
    if name.count < 5, !names.contains(nearest),
      EditDistance.between(name.lowercased(), nearest) > 1
    {
      return nil
    }
    return nearest
  }
}

extension CheckedPage {
  /// Whether the paragraph above a line begins a block with two backticks; that is reported there.
  fileprivate func hasWrongOpening(above line: Int) -> Bool {
    for number in (1..<line).reversed() {
      guard let text = self.line(number)?.trimmingWhitespace(), !text.isEmpty else { return false }
      if text.prefixMatch(of: #/(?:``|''')\p{L}+$/#) != nil { return true }
    }
    return false
  }
}

extension Rule {
  static let unclosedFence = Rule(
    id: "unclosed-fence",
    explanation: """
      An unclosed fence turns the rest of the chapter into code. The finding is at the opening fence.
      """,
    readers: """
      Readers would get the rest of the page as one long listing, without headings or links.
      """,
    wrong: "```swift\nlet a = 1\n\nAnd so on.",
    right: "```swift\nlet a = 1\n```\n\nAnd so on."
  )
  static let unknownFence = Rule(
    id: "unknown-fence",
    explanation: """
      The word after an opening fence decides what happens to the block: 'swift' is compiled and run; \
      'voiceover', 'voicecontrol', 'switchcontrol' and 'keyboard' are compared with the computed \
      transcript; 'screen' is drawn from the computed screen and 'table' from data; 'output' and \
      'error' are compared with the output of the program or the compiler. Other languages are only \
      shown. A word that resembles one of these, or the name of a known language, is reported as a typo, \
      because the block would silently not be checked.
      """,
    readers: """
      Readers would see code that was never compiled, and a listener would hear the misspelt name, \
      letter by letter.
      """,
    wrong: "```swfit\nlet a = 1\n```",
    right: "```swift\nlet a = 1\n```"
  )
}

enum FenceLanguage {
  static func isKnown(_ name: String) -> Bool {
    names.contains(name.lowercased()) || rareNames.contains(name.lowercased())
  }

  /// The names that are suggested for a typo.
  static let names = [
    "bash", "c", "cmake", "console", "cpp", "csharp", "css", "csv", "dart", "diff", "dockerfile",
    "fish",
    "go", "gradle", "graphql", "groovy", "haskell", "html", "http", "ini", "java", "javascript",
    "js", "json", "jsx", "kotlin", "latex", "lua", "make", "makefile", "markdown", "md", "objc",
    "objective-c", "perl", "php", "plaintext", "plist", "powershell", "properties", "protobuf",
    "python", "python3", "py", "r", "ruby", "rb", "rust", "rs", "sass", "scala", "scss", "sh",
    "shell", "sql",
    "strings", "svg", "text", "toml", "tsx", "txt", "typescript", "ts", "vue", "xml", "yaml", "yml",
    "zsh",
  ]

  /// Names that resemble others, and are too rare to be what the author of a typo meant.
  private static let rareNames: Set = [
    "applescript", "batch", "cython", "dhall", "elisp", "fsharp", "haml", "json5", "jsonc", "jsonl",
    "jsonld", "just", "livescript", "meson", "ndjson", "nushell", "objc++", "objcpp",
    "objective-c++", "objective-cpp", "objectivec", "objectivec++", "objectivecpp", "ocaml",
    "pbtxt", "plsql", "psql", "purescript", "pycon", "python2", "rescript", "rest", "smali",
    "stata", "xcstrings", "xhtml",
  ]
}
