/// An error of the compiler in a slice, at a 1-based line and column in bytes.
package struct SliceProblem: Hashable, Sendable {
  package var path: String
  package var line: Int
  package var column: Int
  package let text: String
  /// The name that the compiler can't find, such as `X` of “cannot find type 'X' in scope”.
  let missingName: String?
  /// The member that the compiler can't find, and the type that should have it.
  let missingMember: Member?

  /// A member such as `accent` of `.accent`, whose type the compiler doesn't know.
  let impliedMember: String?

  struct Member: Hashable, Sendable {
    var type: String
    var name: String
  }

  package init(path: String, line: Int, column: Int, text: String) {
    self.path = path
    self.line = line
    self.column = column
    self.text = text
    missingName = Self.missingName(in: text)
    missingMember = Self.missingMember(in: text)
    let implied = text.prefixMatch(of: #/.*reference to member '(\w+)'/#)
    impliedMember = implied.map { String($0.1) }
  }

  /// The error without the names that this tool adds.
  var reason: String {
    text.lowercased().contains("byear") ? "it needs code that was left out" : text
  }

  private static func missingName(in text: String) -> String? {
    for pattern in [
      #/cannot find (?:type |operator )?'([\w.]+)' in scope.*/#, #/unknown attribute '(\w+)'/#,
    ] {
      if let match = text.wholeMatch(of: pattern) { return String(match.1) }
    }
    return nil
  }

  private static func missingMember(in text: String) -> Member? {
    if let match = text.wholeMatch(
      of: #/(?:value of )?type '([^']+)' has no (?:dynamic )?member '(\w+)'.*/#
    ) {
      return Member(type: String(match.1).plainType, name: String(match.2))
    }
    if let match = text.wholeMatch(of: #/'(\w+)' is not a member type of \w+ '([^']+)'.*/#) {
      return Member(type: String(match.2).plainType, name: String(match.1))
    }
    return nil
  }

  var refusedProtocol: String? {
    for pattern in [
      #/type '.*' does not conform to protocol '([\w.]+)'/#,
      #/redundant conformance of '.*' to protocol '([\w.]+)'/#,
      #/inheritance from non-protocol(?:, non-class)? type '([\w.]+)'/#,
      #/cannot find type '([\w.]+)' in scope.*/#,
    ] {
      if let match = text.wholeMatch(of: pattern) {
        return match.1.split(separator: ".").last.map(String.init)
      }
    }
    return nil
  }
}

extension String {
  /// `Spoken_0.Cart.Item?` or `Item.Type` as `Item`.
  var plainType: String {
    var text = self[...]
    while let last = text.last, "?!".contains(last) { text = text.dropLast() }
    if text.hasSuffix(".Type") { text = text.dropLast(5) }
    text = text.prefix { $0 != "<" }
    return text.split(separator: ".").last.map(String.init) ?? String(text)
  }
}
