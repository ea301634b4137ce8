package import Diagnostics

/// A finding that an author lets stand, and why.
///
/// In a chapter it is a comment: `<!-- allow: vague-link-text the name of the film is “Here” -->`. It
/// goes for one finding in the block that it stands in, or right before. In a front matter it is a
/// comment of YAML, `# allow: …`, before the line.
package struct Allowance: Hashable, Sendable {
  /// The kind of finding.
  package var id: String
  /// Why it stands.
  package var reason: String
  /// Where the comment begins.
  package var location: SourceLocation
  /// The lines in which the finding may lie.
  var lines: ClosedRange<Int>

  /// Reads the words of a comment; `nil` if they are about something else.
  init?(words: Substring, at location: SourceLocation, lines: ClosedRange<Int>) {
    let words = words.trimmingWhitespace()
    guard words.hasPrefix(Self.mark) else { return nil }
    let rest = words.dropFirst(Self.mark.count).drop(while: \.isWhitespace)
    id = String(rest.prefix { !$0.isWhitespace })
    reason = rest.dropFirst(id.count).trimmingWhitespace()
    self.location = location
    self.lines = lines
  }

  /// The word that begins the comment.
  static let mark = "allow:"

  /// Whether the finding may be the one that is meant.
  func covers(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.id == id, let place = diagnostic.location, place.path == location.path,
      let line = place.line
    else { return false }
    return lines.contains(line)
  }
}

extension Allowance {
  /// The kinds of findings about the comments themselves.
  static let rules: [Rule] = [.malformedAllowance, .unusedAllowance]

  /// What is wrong with the comment itself, if anything is.
  var fault: Diagnostic? {
    guard let rule = Rule.all.first(where: { $0.id == id }) else {
      let help = Suggestion(among: Rule.all.filter(\.canBeAllowed).map(\.id)).sentence(for: id)
      let summary = "there is no kind of finding '\(id)'"
      return Diagnostic(.malformedAllowance, at: location, summary, help: help)
    }
    guard rule.canBeAllowed else {
      return Diagnostic(
        .malformedAllowance,
        at: location,
        "'\(id)' cannot be allowed, only mended",
        help: "remove the comment, and see 'book explain \(id)'"
      )
    }
    guard !reason.isEmpty else {
      let summary = "the comment allows '\(id)' without a reason"
      let help = "say why after the name: '<!-- allow: \(id) REASON -->'"
      return Diagnostic(.malformedAllowance, at: location, summary, help: help)
    }
    return nil
  }
}

extension Rule {
  static let malformedAllowance = Rule(
    id: "malformed-allowance",
    explanation: """
      A comment that allows a finding names its kind and gives a reason. Only findings that are a \
      matter of judgement can be allowed; the others are always mistakes.
      """,
    readers: """
      Authors and reviewers: an exception without a reason cannot be judged again a year later.
      """,
    wrong: "<!-- allow: vague-link-text -->",
    right: "<!-- allow: vague-link-text “Here” is the name of the film -->"
  )
  static let unusedAllowance = Rule(
    id: "unused-allowance",
    explanation: """
      A comment allows a finding that is not there, or no longer. It goes for one finding in the \
      block that it stands in, or in the block right after it.
      """,
    readers: """
      Authors and reviewers: a comment that is left behind would hide the next mistake.
      """,
    wrong: "<!-- allow: vague-link-text the film -->\nSee the [timeline](timeline.md).",
    right: "See the [timeline](timeline.md)."
  )
}
