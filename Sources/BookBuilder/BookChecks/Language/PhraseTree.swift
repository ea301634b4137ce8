/// The phrases of a list, found without comparing a text with each of them.
struct PhraseTree: Sendable {
  private var nodes = [Node()]

  private struct Node: Sendable {
    /// The node after each word.
    var next: [String: Int] = [:]
    /// The first entry with the phrase that ends here.
    var entry: Int?
  }

  /// A phrase that was found, with the position of its entry in the list.
  struct Phrase {
    var entry: Int
    var length: Int
  }

  mutating func insert(_ words: [String], of entry: Int) {
    var node = 0
    for word in words {
      if let known = nodes[node].next[word] {
        node = known
      } else {
        nodes.append(Node())
        nodes[node].next[word] = nodes.count - 1
        node = nodes.count - 1
      }
    }
    nodes[node].entry = min(entry, nodes[node].entry ?? entry)
  }

  /// The phrase of the earliest entry among those that the words begin with.
  func first(in words: some Sequence<String>) -> Phrase? {
    var first: Phrase?
    var node = 0
    for (index, word) in words.enumerated() {
      guard let next = nodes[node].next[word] else { break }
      node = next
      if let entry = nodes[node].entry, entry < first?.entry ?? .max {
        first = Phrase(entry: entry, length: index + 1)
      }
    }
    return first
  }
}
