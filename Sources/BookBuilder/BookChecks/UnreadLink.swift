import SourceText

/// Links that are none, because of their brackets or their address.
enum UnreadLink {
  /// Returns what in a text was meant as a link.
  static func faults(in text: RunningText) -> [UnreadFault] {
    if text.text.holds("<www.") { return bareAddresses(in: text) }
    let bracketed = text.text.holds("[http") ? bracketedAddresses(in: text) : []
    guard text.text.holds("] (") || text.text.holds(")[") else { return bracketed }
    let address = #"(?:https?://[^\s\])]+|[^\s\])]+\.(?:md|html?|png|jpe?g|pdf)(?:#[^\s\])]*)?)"#
    let wrong = [
      (#"\[([^\]]+)\] \((\#(address))\)"#, "a blank parts the words from the address"),
      (#"\(([^)]+)\)\[(\#(address))\]"#, "its brackets are in the wrong order"),
    ]
    return bracketed
      + wrong.flatMap { pattern, fault -> [UnreadFault] in
        guard let regex = try? Regex(pattern, as: (Substring, Substring, Substring).self) else {
          return []
        }
        return text.text.matches(of: regex).map { match in
          UnreadFault(
            at: text.position(of: match.range.lowerBound),
            "this is no link: \(fault)",
            help: "write '[\(match.output.1)](\(match.output.2))'"
          )
        }
      }
  }

  /// Addresses that have brackets around them and no words.
  private static func bracketedAddresses(in text: RunningText) -> [UnreadFault] {
    text.text.matches(of: /(?:^|[^)])(\[(https?:\/\/[^\s\[\]]+)\])/).map { match in
      UnreadFault(
        at: text.position(of: match.output.1.startIndex),
        "this is no link: brackets stand around its address, and it has no words",
        help: "write '[words](\(match.output.2))'"
      )
    }
  }

  /// Addresses in angle brackets that lack their beginning.
  private static func bareAddresses(in text: RunningText) -> [UnreadFault] {
    text.text.matches(of: /<(www\.[^<>\s]+)>/).map { match in
      UnreadFault(
        at: text.position(of: match.range.lowerBound),
        "this is no link: 'https://' is missing",
        help: "write '[words](https://\(match.output.1))'"
      )
    }
  }
}
