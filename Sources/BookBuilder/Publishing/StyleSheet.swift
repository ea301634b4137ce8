/// A style sheet without what only its authors need: remarks, line ends and indents.
struct StyleSheet {
  /// The characters as written.
  let text: String

  /// The characters that browsers need.
  var compact: String {
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
      } else {
        if character == "}", output.last == ";" { output.removeLast() }
        output.append(rest.removeFirst())
      }
    }
    return output + "\n"
  }
}
