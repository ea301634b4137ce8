/// Splits code into pieces by a grammar; together they are the code, byte for byte.
struct CodeScanner {
  private let grammar: CodeGrammar
  private var rest: Substring
  private var tokens: [Listing.Token] = []
  private var isInTag = false
  /// Where the text that begins with a mark is known to be unfinished, by the mark.
  private var unfinished: [String: String.Index] = [:]

  static func tokens(of code: String, by grammar: CodeGrammar) -> [Listing.Token] {
    var scanner = CodeScanner(code, grammar)
    scanner.scan()
    return scanner.tokens
  }

  private init(_ code: String, _ grammar: CodeGrammar) {
    self.grammar = grammar
    rest = code[...]
  }

  private mutating func scan() {
    guard grammar.lines.isEmpty else { return scanLines() }
    if !grammar.prompts.isEmpty,
      rest.split(separator: "\n").contains(where: { prompt(of: $0) != nil })
    {
      return scanSession()
    }
    while !rest.isEmpty { takeToken() }
  }

  private mutating func takeToken() {
    if takeComment() || takeString() || takeMarkup() || takeNumber() || takeWord() { return }
    take(1, nil)
  }

  private func prompt(of line: Substring) -> String? {
    grammar.prompts.first { line.hasPrefix($0) }
  }

  private mutating func scanSession() {
    while !rest.isEmpty {
      if let prompt = prompt(of: rest) {
        take(prompt.count, .keyword)
        while let next = rest.first, next != "\n" {
          // A command continues after a line that ends with this sign.
          if rest.hasPrefix("\\\n") { take(2, nil) } else { takeToken() }
        }
      } else {
        take(rest.prefix { $0 != "\n" }.count, nil)
      }
      if !rest.isEmpty { take(1, nil) }
    }
  }

  private mutating func scanLines() {
    while !rest.isEmpty {
      let line = rest.prefix { $0 != "\n" }
      take(line.count, grammar.lines.first { line.hasPrefix($0.start) }?.kind)
      if !rest.isEmpty { take(1, nil) }
    }
  }

  private mutating func takeComment() -> Bool {
    if let (start, end) = grammar.blockComment, rest.hasPrefix(start) {
      let close = rest.dropFirst(start.count).firstRange(of: end)?.upperBound ?? rest.endIndex
      take(rest[..<close].count, .comment)
      return true
    }
    // A sign in the middle of a word, such as in an address, is no comment.
    guard grammar.lineComments.contains(where: { rest.hasPrefix($0) }), isAtWord else {
      return false
    }
    take(rest.prefix { $0 != "\n" }.count, .comment)
    return true
  }

  /// Whether the text before is empty or ends with a space or a sign.
  private var isAtWord: Bool {
    guard let last = tokens.last?.text.last else { return true }
    return last.isWhitespace || [";", "{", "}", ",", ")"].contains(last)
  }

  private mutating func takeString() -> Bool {
    guard !grammar.isMarkup || isInTag,
      let quotation = grammar.strings.first(where: { rest.hasPrefix($0.start) })
    else { return false }
    let inside = rest.dropFirst(quotation.start.count)
    // Each mark in an unfinished text would search for the end again.
    if let known = unfinished[quotation.start], inside.startIndex <= known { return false }
    guard let end = end(of: quotation, in: inside) else { return false }
    let length = rest[..<end].count
    take(length, grammar.hasKeys && isKey(after: length) ? .attribute : .string)
    return true
  }

  private mutating func end(
    of quotation: CodeGrammar.Quotation,
    in text: Substring
  ) -> String.Index? {
    var left = text
    while let next = left.first {
      if left.hasPrefix(quotation.end) {
        return left.index(left.startIndex, offsetBy: quotation.end.count)
      }
      if next == "\n", !quotation.spansLines { break }
      left = left.dropFirst(next == "\\" && quotation.hasEscapes ? 2 : 1)
    }
    unfinished[quotation.start] = left.startIndex
    return nil
  }

  private mutating func takeMarkup() -> Bool {
    guard grammar.isMarkup, let next = rest.first else { return false }
    if next == "<" {
      isInTag = true
      let signs = rest.prefix { ["<", "/", "?", "!"].contains($0) }
      take(signs.count, nil)
      take(rest.prefix(while: Self.isOfName).count, .keyword)
      return true
    }
    if isInTag, next == ">" {
      isInTag = false
      take(1, nil)
      return true
    }
    guard next.isLetter else { return false }
    let word = isInTag ? rest.prefix(while: Self.isOfName) : rest.prefix { $0 != "<" }
    take(word.count, isInTag ? .attribute : nil)
    return true
  }

  private mutating func takeNumber() -> Bool {
    guard !grammar.isMarkup, rest.first?.isASCIIDigit == true else { return false }
    take(rest.prefix { $0.isLetter || $0.isNumber || $0 == "." }.count, .number)
    return true
  }

  private mutating func takeWord() -> Bool {
    guard let next = rest.first else { return false }
    if grammar.attributeSigns.contains(next) {
      let name = rest.dropFirst().prefix(while: Self.isOfWord)
      guard !name.isEmpty else { return false }
      take(name.count + 1, .attribute)
      return true
    }
    guard next.isLetter || next == "_" else { return false }
    let word = rest.prefix(while: grammar.hasKeys ? Self.isOfName : Self.isOfWord)
    take(word.count, kind(of: word))
    return true
  }

  private func kind(of word: Substring) -> CodeKind? {
    if grammar.hasKeys, isKey(after: word.count) { return .attribute }
    if grammar.keywords.contains(String(word)) { return .keyword }
    return grammar.hasTypes && word.first?.isUppercase == true ? .type : nil
  }

  /// Whether a colon and a space follow, or the end of the line.
  private func isKey(after length: Int) -> Bool {
    let after = rest.dropFirst(length).drop { $0 == " " }
    guard after.first == ":" else { return false }
    return after.dropFirst().first.map(\.isWhitespace) ?? true
      || grammar.strings.contains { after.dropFirst().hasPrefix($0.start) }
  }

  private mutating func take(_ length: Int, _ kind: CodeKind?) {
    guard length > 0 else { return }
    let text = String(rest.prefix(length))
    rest = rest.dropFirst(length)
    if kind == nil, let last = tokens.indices.last, tokens[last].group == nil {
      tokens[last].text += text
    } else {
      tokens.append(Listing.Token(group: kind?.rawValue, text: text))
    }
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func isOfName(_ character: Character) -> Bool {
    isOfWord(character) || character == "-" || character == "."
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
