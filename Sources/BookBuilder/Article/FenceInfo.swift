/// The words after an opening fence.
struct FenceInfo: Hashable, Sendable {
  /// The first word: the language of the code, or the name of the notation.
  var name: String
  /// The words of the form `key=value`; a value may stand in quotation marks.
  var options: [String: String]
  /// The other words.
  var words: [String]

  /// Reads the words.
  init(_ info: String) {
    var pieces = Self.pieces(of: info)[...]
    name = pieces.popFirst() ?? ""
    options = [:]
    words = []
    for piece in pieces {
      let halves = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if halves.count == 2, halves[0].allSatisfy({ $0.isLetter }), !halves[0].isEmpty {
        options[String(halves[0])] = halves[1].filter { $0 != "\"" }
      } else {
        words.append(piece)
      }
    }
  }

  /// The words, cut at spaces outside quotation marks.
  private static func pieces(of info: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var isQuoted = false
    for character in info {
      if character == "\"" { isQuoted.toggle() }
      if character.isWhitespace, !isQuoted {
        if !piece.isEmpty { pieces.append(piece) }
        piece = ""
      } else {
        piece.append(character)
      }
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }
}
