package import Diagnostics
import SourceText

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
  package func covers(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.id == id, let place = diagnostic.location, place.path == location.path,
      let line = place.line
    else { return false }
    return lines.contains(line)
  }
}
