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
