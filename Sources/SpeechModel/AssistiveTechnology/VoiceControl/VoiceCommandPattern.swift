/// One way to say a command: fixed words, with placeholders for its arguments.
struct VoiceCommandPattern: Hashable, Sendable {
  let pieces: [Piece]
  /// The number of fixed words; a pattern with more of them is more specific.
  let weight: Int

  private init(pieces: [Piece]) {
    self.pieces = pieces
    weight = pieces.reduce(0) { weight, piece in
      if case .words(_, let folded) = piece { weight + folded.count } else { weight }
    }
  }

  enum Piece: Hashable, Sendable {
    /// Fixed words, as written and as matched.
    case words(String, heard: [String])
    case name
    case count
    case text
  }

  /// Parses the alternatives of a pattern, each with and without its optional words.
  ///
  /// The variant without any optional words comes first.
  static func alternatives(in pattern: String) -> [[VoiceCommandPattern]] {
    pattern.split(separator: "|").map { alternative in
      variants(of: alternative[...]).map { VoiceCommandPattern(pieces: pieces(of: $0)) }
    }
  }

  /// Expands optional words, innermost brackets first: first without, then with them.
  private static func variants(of text: Substring) -> [String] {
    guard let end = text.firstIndex(of: "]"), let start = text[..<end].lastIndex(of: "[") else {
      return [String(text)]
    }
    let head = text[..<start]
    let tail = text[text.index(after: end)...]
    let optional = text[text.index(after: start)..<end]
    return variants(of: "\(head)\(tail)"[...]) + variants(of: "\(head)\(optional)\(tail)"[...])
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"), let end = rest.firstIndex(of: "}") {
      pieces.append(words: rest[..<start])
      switch rest[rest.index(after: start)..<end] {
      case "name": pieces.append(.name)
      case "count": pieces.append(.count)
      default: pieces.append(.text)
      }
      rest = rest[rest.index(after: end)...]
    }
    pieces.append(words: rest)
    return pieces
  }

  func details(
    in spoken: SpokenWords,
    number: (String) -> Int?
  ) -> VoiceCommandArguments? {
    match(pieces[...], spoken, from: 0, number: number)
  }

  private func match(
    _ pieces: ArraySlice<Piece>,
    _ spoken: SpokenWords,
    from start: Int,
    number: (String) -> Int?
  ) -> VoiceCommandArguments? {
    guard let piece = pieces.first else {
      return start == spoken.words.count ? VoiceCommandArguments() : nil
    }
    let rest = pieces.dropFirst()
    if case .words(_, heard: let folded) = piece {
      guard spoken.folded.dropFirst(start).starts(with: folded) else { return nil }
      return match(rest, spoken, from: start + folded.count, number: number)
    }
    // The rest of the pattern decides where a name ends.
    for end in (start..<spoken.words.count).map({ $0 + 1 }) {
      guard var details = match(rest, spoken, from: end, number: number) else { continue }
      let written = spoken.written(in: start..<end)
      switch piece {
      case .name: details.target = VoiceCommand.Target(spoken: written)
      case .text: details.text = written
      case .count:
        guard let count = written.wholeNumber ?? number(written) else { continue }
        details.count = count
      case .words: break
      }
      return details
    }
    return nil
  }

  func text(with details: VoiceCommandArguments) -> String {
    pieces.map { piece in
      switch piece {
      case .words(let words, heard: _): words
      case .name: details.target?.text ?? "…"
      case .count: details.count.map(String.init) ?? "…"
      case .text: details.text ?? "…"
      }
    }
    .joinedLikeWords
  }
}

extension [VoiceCommandPattern.Piece] {
  fileprivate mutating func append(words: Substring) {
    let words = words.split(separator: " ").joined(separator: " ")
    if !words.isEmpty { append(.words(words, heard: SpokenWords(words).folded)) }
  }
}

extension [String] {
  /// The pieces, separated by spaces except next to Chinese characters.
  fileprivate var joinedLikeWords: String {
    reduce("") { text, piece in
      guard let last = text.last, let first = piece.first else { return text + piece }
      let needsBlank = !last.isIdeographic && !first.isIdeographic
      return text + (needsBlank ? " " : "") + piece
    }
  }
}

extension Character {
  /// Whether the character belongs to a script without spaces between words.
  var isIdeographic: Bool {
    unicodeScalars.first?.properties.isIdeographic ?? false
  }
}
