/// Finds which of many statements a text makes, in one pass over its bytes.
///
/// A statement has phrases; a text makes it if it contains each word of a phrase, in any order. Each
/// word is written with its alternatives, separated by spaces; a `*` at the end matches any ending.
/// Upper and lower case are the same. Letters are ASCII or Cyrillic.
struct StatementFinder: Sendable {
  /// For each state, the next one after each byte; 0 is the start of a word, which none leads to.
  private var next = [UInt16](repeating: 0, count: 256)
  /// The words that end in each state, and those whose beginning does.
  private var words: [[Int]] = [[]]
  private var beginnings: [[Int]] = [[]]
  /// The numbers of the words of each phrase of each statement.
  private var statements: [[[Int]]] = []
  private var count = 0

  init(_ statements: [[[String]]]) {
    for phrases in statements {
      let numbers = phrases.map { phrase in phrase.map { number(of: $0) } }
      self.statements.append(numbers)
    }
  }

  /// Returns the indices of the statements that a text makes, in ascending order.
  func statements(in text: Substring) -> [Int] {
    let found = numbers(in: text)
    if found.isEmpty { return [] }
    return statements.indices.filter { index in
      statements[index].contains { phrase in phrase.allSatisfy { found.contains($0) } }
    }
  }

  private func numbers(in text: Substring) -> Set<Int> {
    var found: Set<Int> = []
    var state: Int? = 0
    for byte in text.utf8 {
      let isRest = byte & 0xC0 == 0x80
      if !isRest, !Self.beginsLetter(byte) {
        if let end = state, !words[end].isEmpty { found.formUnion(words[end]) }
        state = 0
      } else if let current = state, current != 0 || !isRest {
        let following = Int(next[current << 8 | Int(byte)])
        state = following == 0 ? nil : following
        if !beginnings[following].isEmpty { found.formUnion(beginnings[following]) }
      }
    }
    if let end = state { found.formUnion(words[end]) }
    return found
  }

  /// Other characters than ASCII and Cyrillic letters are between words.
  private static func beginsLetter(_ byte: UInt8) -> Bool {
    let small = byte | 0x20
    return small >= 0x61 && small <= 0x7A && byte < 0x80 || byte == 0xD0 || byte == 0xD1
  }

  private mutating func number(of alternatives: String) -> Int {
    defer { count += 1 }
    for word in alternatives.split(separator: " ") {
      var state = 0
      for character in word where character != "*" { state = add(character, after: state) }
      if word.hasSuffix("*") { beginnings[state].append(count) } else { words[state].append(count) }
    }
    return count
  }

  /// Adds a letter in both cases, and returns the state after it.
  private mutating func add(_ letter: Character, after state: Int) -> Int {
    var end = 0
    for form in [String(letter).lowercased(), String(letter).uppercased()] {
      var current = state
      let bytes = Array(form.utf8)
      for byte in bytes.dropLast() { current = self.state(after: current, byte, end: 0) }
      if let last = bytes.last { end = self.state(after: current, last, end: end) }
    }
    return end
  }

  /// Returns the state after a byte: if there is none yet, `end`, or a new one if `end` is 0.
  private mutating func state(after state: Int, _ byte: UInt8, end: Int) -> Int {
    let index = state << 8 | Int(byte)
    if next[index] != 0 { return Int(next[index]) }
    next[index] = UInt16(end == 0 ? words.count : end)
    if end == 0 {
      words.append([])
      beginnings.append([])
      next += [UInt16](repeating: 0, count: 256)
    }
    return Int(next[index])
  }
}
