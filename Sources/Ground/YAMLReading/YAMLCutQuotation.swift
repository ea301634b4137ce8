import SourceText
import Yams

/// A value such as `"Play" is spoken`, whose second quotation mark ends it.
struct YAMLCutQuotation {
  let help: String

  /// - Parameter place: where the parser expects something other than text.
  init?(at place: Mark, in lines: SourceLines) {
    guard lines.indices.contains(place.line - 1),
      let match = lines[place.line - 1].prefixMatch(
        of: /\s*(?:- +)*(?:[\w\-]+: +)?(?<value>(?<mark>["'])[^"']*(?<end>["'])(?<rest>.*))/
      ),
      let mark = match.mark.first, match.mark == match.end,
      match.rest.startIndex
        <= lines[place.line - 1].index(
          lines[place.line - 1].startIndex,
          offsetBy: place.column - 1
        ),
      let next = match.rest.first(where: { $0 != " " }), !"#,:]}".contains(next)
    else { return nil }
    let other = mark == "'" ? "\"" : "'"
    let isQuoted = match.rest.last == mark
    let text = isQuoted ? match.value.dropFirst().dropLast() : match.value
    help =
      switch (isQuoted, text.contains(other)) {
      case (true, false): "begin and end the text with \(other) instead of \(mark)"
      case (false, false): "put \(other) before and after the whole text"
      case (_, true):
        "put \" before and after the whole text, and a backslash before each \" inside it"
      }
  }
}
