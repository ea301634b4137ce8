import Diagnostics

/// A name of a character that Markdown left in the text as it is.
struct UnreadCharacterName {
  /// The name as it stands there, from '&' on.
  let text: Substring
  /// Whether only its semicolon is missing.
  let isKnown: Bool
  /// What was meant; `nil` if nobody knows.
  let meant: String?

  /// Where it begins.
  var start: String.Index { text.startIndex }

  /// All such names in a text, in their order.
  static func all(in text: String) -> [UnreadCharacterName] {
    text.matches(of: /&(#[0-9]{2,7}|#[xX][0-9A-Fa-f]{2,6}|[A-Za-z][A-Za-z0-9]{1,30})(;?)/)
      .compactMap { match in
        let name = String(match.output.1)
        let next = text[match.range.upperBound...].first
        let word = text[..<match.range.lowerBound].suffix(while: { !$0.isWhitespace })
        // Addresses join their parts by '&', and so do names of firms, as in 'AT&T'.
        guard !word.contains(where: { $0 == "?" || $0 == "=" || $0 == "/" }),
          match.output.2.isEmpty ? next != "=" : word.last?.isUppercase != true
        else { return nil }
        if match.output.2.isEmpty {
          guard name.hasPrefix("#") || names.contains(name) else { return nil }
          return UnreadCharacterName(
            text: text[match.range],
            isKnown: true,
            meant: "&\(name);"
          )
        }
        let nearest = Suggestion(among: names).nearest(to: name)
        return UnreadCharacterName(
          text: text[match.range],
          isKnown: false,
          meant: nearest.map { "&\($0);" }
        )
      }
  }

  /// The names that authors write; HTML has two thousand, of which most are also words.
  private static let names = [
    "amp", "apos", "asymp", "bdquo", "bull", "cent", "copy", "darr", "deg", "divide", "emsp",
    "ensp", "euro", "frac12", "frac14", "frac34", "ge", "gt", "harr", "hellip", "iexcl", "infin",
    "iquest", "laquo", "larr", "ldquo", "le", "lrm", "lsaquo", "lsquo", "lt", "mdash", "micro",
    "middot", "minus", "nbsp", "ndash", "ne", "numsp", "para", "permil", "plusmn", "pound", "quot",
    "raquo", "rarr", "rdquo", "reg", "rlm", "rsaquo", "rsquo", "sbquo", "sect", "shy", "thinsp",
    "times", "trade", "uarr", "yen", "zwj", "zwnj",
  ]
}

extension Substring {
  /// The characters at the end that fulfil a condition.
  fileprivate func suffix(while condition: (Character) -> Bool) -> Substring {
    let start = indices.reversed().prefix { condition(self[$0]) }.last ?? endIndex
    return self[start...]
  }
}
