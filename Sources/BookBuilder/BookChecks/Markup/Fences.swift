import BookModel
import Diagnostics
import Markdown
import SourceText
import Text

extension Check {
  /// Finds fences that nothing closes, and fences whose notation or language is misspelt.
  static let fences = Check(onEachPage: .unclosedFence, .unknownFence) { page in
    page.blocks.compactMap { block -> Diagnostic? in
      guard case .code(let code) = block.kind, code.isFenced else { return nil }
      let location = page.location(block.position)
      if !code.isClosed {
        let isOfTildes = page.rest(from: block.position)?.first == "~"
        let signs = isOfTildes ? "tildes, '~~~'" : "backticks"
        // Tildes below words are how reStructuredText writes a heading.
        let above = page.line(block.position.line - 1) ?? ""
        let isUnderline =
          isOfTildes && code.info.isEmpty && !above.allSatisfy(\.isWhitespace)
        let help =
          (isUnderline ? "begin a heading with '## ', without a line below it, or " : "")
          + "end the block with a line of three \(signs)"
        return Diagnostic(.unclosedFence, at: location, "the fence is not closed", help: help)
      }
      return unknownFence(code.language, at: location)
        ?? (page.isLoose ? nil : foreignInfo(code.language, at: location))
    }
  }

  /// A notation with signs around it, as other tools write it.
  private static func foreignInfo(_ name: String, at location: SourceLocation) -> Diagnostic? {
    let word = name.split { "{}.,:;=()[]".contains($0) }.first.map(String.init) ?? ""
    guard word != name, FenceKind(rawValue: word.lowercased()) != nil else { return nil }
    return Diagnostic(
      .unknownFence,
      at: location,
      "there is no notation or language '\(name)'",
      help:
        "write '\(word.lowercased())' and, after a space, its options; without braces and commas"
    )
  }

  private static func unknownFence(_ name: String, at location: SourceLocation) -> Diagnostic? {
    let names = FenceKind.allCases.map(\.rawValue)
    // Short names differ from each other by a letter or two, so a slip cannot be told from a name.
    let languages = name.count > 3 ? FenceLanguage.names : []
    guard !names.contains(name), !FenceLanguage.names.contains(name.lowercased()) else {
      return nil
    }
    let suggestion = Suggestion(among: names + languages)
    guard let nearest = suggestion.nearest(to: name.lowercased()) else { return nil }
    // Of four letters two differ by chance, as in 'leaf' and 'lua'.
    if name.count < 5, !names.contains(nearest),
      EditDistance.between(name.lowercased(), nearest) > 1
    {
      return nil
    }
    return Diagnostic(
      .unknownFence,
      at: location,
      "there is no notation or language '\(name)'",
      help: suggestion.sentence(for: name.lowercased())
    )
  }
}

extension Rule {
  static let unclosedFence = Rule(
    id: "unclosed-fence",
    explanation: """
      A fence that is never closed swallows the rest of the chapter as code. The finding stands at \
      the opening fence.
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
      The word after a fence decides what becomes of the block: 'swift' is compiled and run, \
      'voiceover', 'voicecontrol', 'switchcontrol' and 'keyboard' are compared with what is \
      computed, 'screen' is drawn from what is computed, 'table' is drawn from facts, \
      'output' and 'error' are compared with what a program or the compiler says. Any other language \
      is shown as it is; a word that is almost one of these, or almost the name of a language, is \
      taken for a slip, because what it promises would silently not be checked.
      """,
    readers: """
      Readers would be shown code that nobody compiled, and a listener would hear its name as written, \
      letter by letter.
      """,
    wrong: "```swfit\nlet a = 1\n```",
    right: "```swift\nlet a = 1\n```"
  )
}

/// The languages of code that a fence is often written in, beside the notations of this tool.
enum FenceLanguage {
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
}
