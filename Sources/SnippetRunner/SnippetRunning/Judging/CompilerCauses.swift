import SnippetCompiling
import SnippetNotation

/// The messages of the compiler about a program, without those that follow from others.
struct CompilerCauses {
  let messages: [CompilerMessage]

  init(_ all: [CompilerMessage], of program: Program) {
    if let cause = Self.manifest(in: all) ?? Self.syntax(in: all, of: program) {
      messages = cause
      return
    }
    let isOnlyConsequences = all.allSatisfy { $0.kind == .note || Self.isConsequence($0.text) }
    var missing: Set<String> = []
    var kept: [CompilerMessage] = []
    // The notes of an error follow it.
    var keepsNotes = true
    for message in all {
      if message.kind == .error {
        let isRepeated =
          Self.isAboutMissingName(message.text) && !missing.insert(message.text).inserted
        keepsNotes = !isRepeated && (isOnlyConsequences || !Self.isConsequence(message.text))
      }
      if keepsNotes { kept.append(message) }
    }
    messages = kept
  }

  private static func manifest(in all: [CompilerMessage]) -> [CompilerMessage]? {
    all.first { $0.text == "cannot find 'Package' in scope" }.map { [$0] }
  }

  /// The first error about the grammar with its notes; `nil` if there is none.
  ///
  /// The parser reads on as well as it can, so the errors after it follow from it.
  private static func syntax(
    in all: [CompilerMessage],
    of program: Program
  ) -> [CompilerMessage]? {
    let errors = all.indices.filter { isSyntax(all[$0]) }
    guard let first = errors.first else { return nil }
    let isOnPage = CompiledLine(of: all[first], in: program) != nil
    // A block that ends too early makes the parser read the lines that the tool generates.
    if !isOnPage, let unclosed = errors.first(where: { opening(of: $0, in: all) != nil }),
      var place = opening(of: unclosed, in: all)
    {
      place.kind = .error
      place.text = all[unclosed].text
      return [place]
    }
    return [all[first]] + all[(first + 1)...].prefix { $0.kind == .note }
  }

  /// The place of the bracket that an error is about.
  private static func opening(of error: Int, in all: [CompilerMessage]) -> CompilerMessage? {
    all[(error + 1)...].prefix { $0.kind == .note }
      .first { $0.text.hasPrefix("to match this opening") }
  }

  private static func isSyntax(_ message: CompilerMessage) -> Bool {
    message.kind == .error && !message.text.hasPrefix("expected member name")
      && ["expected ", "consecutive ", "extraneous '", "unterminated "].contains {
        message.text.hasPrefix($0)
      }
  }

  private static func isAboutMissingName(_ text: String) -> Bool {
    text.hasPrefix("cannot find ") && text.hasSuffix(" in scope")
  }

  /// Whether the compiler reports this about code whose other parts it couldn’t understand.
  private static func isConsequence(_ text: String) -> Bool {
    text.hasPrefix("cannot infer contextual base in reference to member")
  }
}
