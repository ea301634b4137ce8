import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds links by reference, such as `[text][name]`, whose reference is not there.
  static let references = Check(onEachPage: .undefinedReference) { page in
    page.texts.flatMap { text in
      BracketPairs(text).pairs.compactMap { pair -> Diagnostic? in
        guard page.isUnescaped(text.position(of: pair.start)) else { return nil }
        let name = pair.reference.isEmpty ? pair.words : pair.reference
        return Diagnostic(
          .undefinedReference,
          at: page.location(text.position(of: pair.start)),
          "there is no reference '\(name)'",
          help: "add a line '[\(name)]: address', or put a backslash before each bracket"
        )
      }
    }
  }
}

extension CheckedPage {
  /// Whether no backslash stands before a character of the file.
  func isUnescaped(_ position: SourcePosition) -> Bool {
    guard lines.indices.contains(position.line - 1) else { return true }
    let before = lines[position.line - 1].prefix(position.column).suffix(2)
    return !before.contains("\\")
  }
}

/// Two pairs of square brackets, one right after the other, that Markdown left as they are.
private struct BracketPairs {
  var pairs: [Pair] = []

  struct Pair {
    var start: String.Index
    var words: Substring
    var reference: Substring
  }

  init(_ text: RunningText) {
    let text = text.text
    guard text.holds("][") else { return }
    var rest = text[...]
    while let middle = rest.firstRange(of: "][") {
      let end = text[middle.upperBound...].firstIndex(of: "]")
      let start = text[..<middle.lowerBound].lastIndex(of: "[")
      if let start, let end, !Self.isSubscript(at: start, in: text) {
        let words = text[text.index(after: start)..<middle.lowerBound]
        let reference = text[middle.upperBound..<end]
        pairs.append(Pair(start: start, words: words, reference: reference))
      }
      rest = text[middle.upperBound...]
    }
  }

  /// Whether the brackets follow a letter, as in `matrix[0][1]`.
  private static func isSubscript(at start: String.Index, in text: String) -> Bool {
    guard start > text.startIndex else { return false }
    let before = text[text.index(before: start)]
    return before.isLetter || before.isNumber || before == ")" || before == "]"
  }
}

extension Rule {
  static let undefinedReference = Rule(
    id: "undefined-reference",
    explanation: """
      A link of the form '[text][name]' needs a line '[name]: address' in the same file. Without it \
      Markdown shows the brackets as they are.
      """,
    readers: """
      Readers get no link, and a listener hears the brackets and a word that means nothing to them.
      """,
    wrong: "See [the traits][trais].\n\n[traits]: traits.md",
    right: "See [the traits][traits].\n\n[traits]: traits.md"
  )
}
