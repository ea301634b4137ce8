import Diagnostics

enum CharacterReference {
  /// The characters before a reference that are searched for the parts of an address.
  private static let wordLength = 128

  private static let ampersand = ASCIISet("&")

  static func findings(in text: RunningText, on page: CheckedPage) -> [Diagnostic] {
    guard text.characters.intersects(ampersand) else { return [] }
    let words = text.text
    let reference = /&(#[0-9]{2,7}|#[xX][0-9A-Fa-f]{2,6}|[A-Za-z][A-Za-z0-9]{1,30})(;?)/
    var nearest: [String: String?] = [:]
    return words.matches(of: reference).compactMap { match in
      let name = String(match.output.1)
      let isOpen = match.output.2.isEmpty
      // URLs separate their parameters with '&', and company names, as in 'AT&T', contain it.
      guard !isInAddress(words[..<match.range.lowerBound]),
        isOpen
          ? words[match.range.upperBound...].first != "="
          : words[..<match.range.lowerBound].last?.isUppercase != true,
        !isOpen || name.hasPrefix("#") || names.contains(name)
      else { return nil }
      let position = text.position(of: match.range.lowerBound)
      // Where the file has other characters, such as '&amp;', the author means the literal text.
      guard page.rest(from: position)?.hasPrefix(match.output.0) == true,
        page.isUnescaped(position)
      else { return nil }
      let suggestion: String?
      if isOpen {
        suggestion = name
      } else {
        suggestion = nearest[name] ?? Suggestion(among: names).nearest(to: name)
        nearest[name] = suggestion
      }
      return page.unparsed(
        isOpen
          ? "'\(match.output.0)' is not a character reference: its semicolon is missing"
          : "there is no character named '\(match.output.0)'",
        at: position,
        help: suggestion.map { "write '&\($0);', or '\\&' for a literal '&'" }
          ?? "write the character itself, or '\\&' for a literal '&'"
      )
    }
  }

  /// Whether the last word of a text is an address, as far as its last characters show.
  private static func isInAddress(_ text: Substring) -> Bool {
    // A text may have no spaces at all.
    guard text.utf8.suffix(wordLength).contains(where: { "?=/".utf8.contains($0) }) else {
      return false
    }
    return text.suffix(wordLength).reversed().prefix { !$0.isWhitespace }.contains {
      "?=/".contains($0)
    }
  }

  /// The names that authors use; HTML has two thousand, most of which are also words.
  private static let names = [
    "amp", "apos", "asymp", "bdquo", "bull", "cent", "copy", "darr", "deg", "divide", "emsp",
    "ensp", "euro", "frac12", "frac14", "frac34", "ge", "gt", "harr", "hellip", "iexcl", "infin",
    "iquest", "laquo", "larr", "ldquo", "le", "lrm", "lsaquo", "lsquo", "lt", "mdash", "micro",
    "middot", "minus", "nbsp", "ndash", "ne", "numsp", "para", "permil", "plusmn", "pound", "quot",
    "raquo", "rarr", "rdquo", "reg", "rlm", "rsaquo", "rsquo", "sbquo", "sect", "shy", "thinsp",
    "times", "trade", "uarr", "yen", "zwj", "zwnj",
  ]
}
