import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  static let references = Check(onEachPage: .undefinedReference, .unusedReference) { page in
    undefined(on: page) + unused(on: page)
  }

  /// Searches the lines of the file, because the Markdown parser drops definitions.
  private static func unused(on page: CheckedPage) -> [Diagnostic] {
    // Footnotes begin almost like a definition, and most pages contain nothing else of the kind.
    let candidates = page.lines.indices.filter { page.lines[$0].mayBeReference }
    guard !candidates.isEmpty else { return [] }
    var taken: Set<Int> = []
    for block in page.blocks {
      switch block.kind {
      case .quote, .alert, .list, .footnote: continue
      default: taken.formUnion(block.position.line...max(block.position.line, block.endLine))
      }
    }
    let uses = ReferenceUses(in: page.edition.text.lowercased())
    var names: [String: Int] = [:]
    return candidates.compactMap { index in
      let line = page.lines[index]
      guard !taken.contains(index + 1), let written = definedName(in: line),
        index >= page.firstLine - 1
      else { return nil }
      let name = written.lowercased()
      let earlier = names.updateValue(index + 1, forKey: name)
      guard earlier != nil || uses.count(of: name) < 1 else { return nil }
      let column = line.prefix { $0 == " " || $0 == ">" }.count + 1
      let position = SourcePosition(line: index + 1, column: column)
      return Diagnostic(
        .unusedReference,
        at: page.location(position),
        earlier.map { "the reference '\(written)' is already defined: line \($0)" }
          ?? "the reference '\(written)' is not used",
        help: earlier == nil
          ? "use it as '[words][\(written)]', or remove it"
          : "remove or rename one of the two"
      )
    }
  }

  private static func definedName(in line: Substring) -> String? {
    let start = line.drop { $0 == " " || $0 == ">" }
    guard start.first == "[", let end = start.firstByte(of: "]:") else { return nil }
    let name = start[..<end].dropFirst()
    let address = start[end...].dropFirst(2).drop { $0 == " " || $0 == "\t" }
      .prefix { !$0.isWhitespace }
    // A definition with the destination '#' is a way to write comments.
    guard let first = name.first, first != "^", !name.contains("]"), !address.isEmpty,
      address != "#"
    else { return nil }
    return String(name)
  }

  /// The number of references on a page that get a suggestion, which is slow to find.
  private static let suggestionLimit = 50

  private static func undefined(on page: CheckedPage) -> [Diagnostic] {
    lazy var names = Suggestion(
      among: page.lines.filter(\.mayBeReference).compactMap { definedName(in: $0) }
    )
    var suggestions = 0
    return page.texts.flatMap { text in
      BracketPairs(text).pairs.compactMap { pair -> Diagnostic? in
        guard page.isUnescaped(text.position(of: pair.start)) else { return nil }
        let name = pair.reference.isEmpty ? pair.words : pair.reference
        suggestions += 1
        let nearest = suggestions > suggestionLimit ? nil : names.nearest(to: String(name))
        return Diagnostic(
          .undefinedReference,
          at: page.location(text.position(of: pair.start)),
          "there is no reference '\(name)'",
          help: nearest.map { "did you mean '[\(pair.words)][\($0)]'?" }
            ?? "add a line '[\(name)]: address', or put a backslash before each bracket"
        )
      }
    }
  }
}

extension CheckedPage {
  fileprivate var firstLine: Int {
    guard let frontMatter = document.frontMatter else { return 1 }
    return frontMatter.firstLine + SourceLines(frontMatter.yaml).count
  }

  func isUnescaped(_ position: SourcePosition) -> Bool {
    let before = SourcePosition(line: position.line, column: max(1, position.column - 1))
    return rest(from: before)?.prefix(position.column > 1 ? 2 : 1).contains("\\") != true
  }
}

extension Substring {
  fileprivate var mayBeReference: Bool {
    let start = utf8.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">") }
    guard start.first == UInt8(ascii: "["), let next = start.dropFirst().first else { return false }
    return next != UInt8(ascii: "^") && next != UInt8(ascii: "]") && includes("]:")
  }
}

/// Counts how often each text in square brackets is used, except before a colon.
private struct ReferenceUses {
  /// The bytes of the longest label, see CommonMark 0.31.2, “Link reference definitions”.
  private static let longestLabel = 999

  private var counts: [Substring: Int] = [:]

  init(in text: String) {
    let bytes = Array(text.utf8)
    var end: Int?
    // From the end, so that the next closing bracket is known.
    for offset in bytes.indices.reversed() {
      if bytes[offset] == UInt8(ascii: "]") {
        end = offset
      } else if bytes[offset] == UInt8(ascii: "["), let end, end - offset <= Self.longestLabel {
        let isDefinition = end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: ":")
        let start = text.utf8.index(text.startIndex, offsetBy: offset + 1)
        let name = text[start..<text.utf8.index(text.startIndex, offsetBy: end)]
        counts[name, default: 0] += isDefinition ? 0 : 1
      }
    }
  }

  func count(of name: String) -> Int { counts[name[...]] ?? 0 }
}

private struct BracketPairs {
  var pairs: [Pair] = []

  struct Pair {
    var start: String.Index
    var words: Substring
    var reference: Substring
  }

  init(_ running: RunningText) {
    let text = running.text
    guard running.characters.contains(UInt8(ascii: "[")), text.includes("][") else { return }
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

  /// Whether the brackets are a subscript, as in `matrix[0][1]`.
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
      A link of the form '[text][name]' needs a line '[name]: address' in the same file. Without it, \
      Markdown shows the brackets as written.
      """,
    readers: "Readers get no link, and a listener hears the brackets and a name without meaning.",
    wrong: "See [the traits][trais].\n\n[traits]: traits.md",
    right: "See [the traits][traits].\n\n[traits]: traits.md"
  )
  static let unusedReference = Rule(
    id: "unused-reference",
    severity: .warning,
    canBeAllowed: true,
    explanation: """
      A line '[name]: address' names an address for links of the form '[text][name]'. A definition that \
      no link uses has no effect, and of two with the same name only the first counts.
      """,
    readers: """
      Readers would not get the link that the author intended, or would reach the other of the two \
      addresses.
      """,
    wrong: "See the traits.\n\n[traits]: traits.md",
    right: "See [the traits][traits].\n\n[traits]: traits.md"
  )
}
