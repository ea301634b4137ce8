package import Diagnostics
import SourceText
package import Yams

extension YAMLReader {
  /// The items of a list; none if the key is missing.
  ///
  /// - Parameter help: how to write the list; `nil` for a list of texts.
  package mutating func items(_ node: Node?, help: String? = nil) -> [Node] {
    guard let node else { return [] }
    guard let sequence = node.sequence else {
      let help = help ?? Self.listHelp(for: node)
      report(.wrongValue, at: node, "a list is expected here", help: help)
      return []
    }
    return Array(sequence)
  }

  /// How to write a value as a list of one item.
  private static func listHelp(for node: Node) -> String {
    let text = node.scalar?.string.trimmingWhitespace() ?? ""
    if text.isEmpty || text.contains("\n") { return "begin each item with '- '" }
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    if isName { return "write '[\(text)]'" }
    let words = text.split(separator: " ")
    let start = words.count > 3 ? words.prefix(2).joined(separator: " ") + " …" : text
    return "write '- \(start)' on a line of its own below"
  }

  /// The text of a scalar, including numbers; `nil` if the key is missing.
  package mutating func string(_ node: Node?) -> String? {
    guard let node else { return nil }
    guard let scalar = node.scalar else {
      let help = "put the text in quotation marks if it contains ': ', '{' or '['"
      report(.wrongValue, at: node, "a text is expected here", help: help)
      return nil
    }
    let text = scalar.string.trimmingWhitespace()
    if text.isEmpty {
      let help = "write the text after the colon, or remove the key"
      report(.wrongValue, at: node, "the text is empty", help: help)
      return nil
    }
    return text
  }

  package mutating func flag(_ node: Node?) -> Bool? {
    guard let node else { return nil }
    if let flag = node.bool { return flag }
    report(.wrongValue, at: node, "this is neither 'true' nor 'false'", help: "write one of them")
    return nil
  }

  package mutating func strings(_ node: Node?) -> [String] {
    var texts: [String] = []
    for item in items(node) {
      if let text = string(item) { texts.append(text) }
    }
    return texts
  }
}

/// The first alias, `*name`, in YAML, found before it is parsed.
///
/// Aliases are rejected, since a few lines of nested aliases can expand beyond any memory. In plain
/// text, a word after `*` is also taken for an alias if the same word appears after `&`.
struct YAMLAlias: Hashable, Sendable {
  let name: String
  let line: Int
  /// In characters, from 1.
  let column: Int

  init?(in yaml: String) {
    guard yaml.utf8.contains(UInt8(ascii: "&")), yaml.utf8.contains(UInt8(ascii: "*")) else {
      return nil
    }
    let anchors = Set(Self.words(after: "&", in: yaml[...]).filter { !$0.isInside }.map(\.word))
    guard !anchors.isEmpty else { return nil }
    for (index, line) in SourceLines(yaml).enumerated() {
      let words = Self.words(after: "*", in: line)
      if let alias = words.first(where: { anchors.contains($0.word) }) {
        self.init(name: String(alias.word), line: index + 1, column: alias.column)
        return
      }
    }
    return nil
  }

  private init(name: String, line: Int, column: Int) {
    self.name = name
    self.line = line
    self.column = column
  }

  /// The words after a sign.
  ///
  /// Each has the column of the sign, and whether the sign is inside a longer word, where it has no
  /// meaning.
  private static func words(
    after sign: Character,
    in text: Substring
  ) -> [(word: Substring, column: Int, isInside: Bool)] {
    var words: [(word: Substring, column: Int, isInside: Bool)] = []
    var isInside = false
    var column = 0
    var index = text.startIndex
    while index < text.endIndex {
      column += 1
      let next = text.index(after: index)
      if text[index] == sign {
        let word = text[next...].prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        if !word.isEmpty { words.append((word, column, isInside)) }
      }
      isInside = text[index].isLetter || text[index].isNumber
      index = next
    }
    return words
  }
}

extension Rule {
  package static let yamlAlias = Rule(
    id: "yaml-alias",
    explanation: """
      YAML can name a value, '&name', and repeat it elsewhere, '*name'. A few lines of that can expand \
      beyond the memory of any machine, so aliases are not supported.
      """,
    readers: """
      People who build books by unknown authors: a file of a few lines can't stop their machine.
      """,
    wrong: "ru: &name VoiceOver\nen: *name",
    right: "ru: VoiceOver\nen: VoiceOver"
  )
}
