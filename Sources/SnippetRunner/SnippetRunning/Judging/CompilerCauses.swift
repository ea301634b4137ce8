import SnippetCompiling

/// The messages of the compiler about a program, without those that follow from others.
struct CompilerCauses {
  let messages: [CompilerMessage]

  init(_ all: [CompilerMessage]) {
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

  private static func isAboutMissingName(_ text: String) -> Bool {
    text.hasPrefix("cannot find ") && text.hasSuffix(" in scope")
  }

  /// Whether the compiler reports this about code whose other parts it couldn’t understand.
  private static func isConsequence(_ text: String) -> Bool {
    text.hasPrefix("cannot infer contextual base in reference to member")
  }
}
