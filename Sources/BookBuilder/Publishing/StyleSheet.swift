/// A style sheet without what only its authors need: remarks, line ends, indents and long names.
struct StyleSheet {
  /// The characters as written.
  let text: String
  /// The other files of the site; names of properties that one of them mentions are kept.
  var others: [String] = []

  /// The characters that browsers need.
  var compact: String { withShortNames(stripped) }

  /// The sheet with a letter for each property that only it declares and reads.
  private func withShortNames(_ text: String) -> String {
    let name = #/(?<before>[{};,(\s])(?<name>--[A-Za-z][-\w]*)/#
    let declared = Set(text.matches(of: #/[{;](--[A-Za-z][-\w]*):/#).map(\.output.1))
    var uses: [Substring: Int] = [:]
    for match in text.matches(of: name) where declared.contains(match.name) {
      uses[match.name, default: 0] += 1
    }
    let own = uses.keys.filter { name in !others.contains { $0.contains(name) } }
    let order = own.sorted { (-uses[$0, default: 0], $0) < (-uses[$1, default: 0], $1) }
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let short = Dictionary(uniqueKeysWithValues: zip(order, letters.map { "--\($0)" }))
    return text.replacing(name) { "\($0.before)\(short[$0.name] ?? String($0.name))" }
  }

  private var stripped: String {
    var output = ""
    var rest = text[...]
    while let character = rest.first {
      if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if character == "\"" || character == "'" {
        let end = rest.dropFirst().firstIndex(of: character) ?? rest.indices.last ?? rest.startIndex
        output += rest[...end]
        rest = rest[rest.index(after: end)...]
      } else if character.isWhitespace {
        rest = rest.drop(while: \.isWhitespace)
        let before = output.last ?? "{"
        let after = rest.first ?? "}"
        if !"{};,:".contains(before), !"{};,".contains(after) { output.append(" ") }
      } else if character == "0", rest.dropFirst().first == ".", !Self.continuesNumber(output.last)
      {
        rest.removeFirst()
      } else {
        if character == "}", output.last == ";" { output.removeLast() }
        output.append(rest.removeFirst())
      }
    }
    return output + "\n"
  }

  /// Whether a digit after a character is a part of the same number or name.
  private static func continuesNumber(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isLetter || character.isNumber || "._#".contains(character)
  }
}
