package import Diagnostics
import SourceText
package import Yams

extension YAMLReader {
  /// The items of a list; none for a key that is not there.
  package mutating func items(_ node: Node?) -> [Node] {
    guard let node else { return [] }
    guard let sequence = node.sequence else {
      report(.wrongValue, at: node, "a list is expected here", help: "begin each item with '- '")
      return []
    }
    return Array(sequence)
  }

  /// The text of a node, numbers included; `nil` for a key that is not there.
  package mutating func string(_ node: Node?) -> String? {
    guard let node else { return nil }
    guard let scalar = node.scalar else {
      let help = "put the text in quotation marks if it holds ': ', '{' or '['"
      report(.wrongValue, at: node, "a text is expected here", help: help)
      return nil
    }
    let text = scalar.string.trimmingWhitespace()
    if text.isEmpty {
      let help = "write the text after the colon, or take the key out"
      report(.wrongValue, at: node, "the text is empty", help: help)
      return nil
    }
    return text
  }

  /// What 'true' or 'false' says; `nil` for a key that is not there.
  package mutating func flag(_ node: Node?) -> Bool? {
    guard let node else { return nil }
    if let flag = node.bool { return flag }
    report(.wrongValue, at: node, "this is neither 'true' nor 'false'", help: "write one of them")
    return nil
  }

  /// The texts of a list.
  package mutating func strings(_ node: Node?) -> [String] {
    var texts: [String] = []
    for item in items(node) {
      if let text = string(item) { texts.append(text) }
    }
    return texts
  }
}

/// A place in YAML that repeats another, `*name`, before anything is made of it.
///
/// A few lines of names that repeat each other stand for more text than any memory holds, so nothing
/// is repeated. In a text, too, a word with `*` before it is taken for such a place if `&` before the
/// same word names one.
struct YAMLAlias: Hashable, Sendable {
  let name: String
  /// The line, from 1.
  let line: Int
  /// The column in characters, from 1.
  let column: Int

  /// Finds the first place; `nil` if there is none.
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

  /// The words that begin with a sign, each with the column of the sign and whether the sign stands
  /// inside of a longer word, where it names nothing.
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
      YAML can name a value, '&name', and repeat it elsewhere, '*name'. A few lines of that can stand \
      for more than any machine holds, so nothing is repeated in a book.
      """,
    readers: """
      Those who build books of strangers: no file of a few lines stops their machine.
      """,
    wrong: "ru: &name VoiceOver\nen: *name",
    right: "ru: VoiceOver\nen: VoiceOver"
  )
}
