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
    impliedMember = Self.impliedMember(in: text)
  }

  /// The error without the names that this tool adds.
  var reason: String {
    text.lowercased().contains("byear") ? "it needs code that was left out" : text
  }

  /// Whether the compiler gave up an expression, which may follow from an error elsewhere.
  package var isUndecided: Bool { text.contains("unable to type-check this expression") }

  // Reading a message by regular expressions takes a hundred times as long.

  private static func missingName(in text: String) -> String? {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 2, parts[1].isName else { return nil }
    switch parts[0] {
    case "cannot find ", "cannot find type ", "cannot find operator ":
      return parts[2].hasPrefix(" in scope") ? String(parts[1]) : nil
    case "unknown attribute ": return String(parts[1])
    default: return nil
    }
  }

  private static func missingMember(in text: String) -> Member? {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    guard parts.count > 4 else { return nil }
    switch (parts[0], parts[2]) {
    case ("type ", " has no member "), ("type ", " has no dynamic member "),
      ("value of type ", " has no member "), ("value of type ", " has no dynamic member "):
      guard parts[3].isName else { return nil }
      return Member(type: String(parts[1]).plainType, name: String(parts[3]))
    case ("", let middle) where middle.hasPrefix(" is not a member type of "):
      return Member(type: String(parts[3]).plainType, name: String(parts[1]))
    default: return nil
    }
  }

  private static func impliedMember(in text: String) -> String? {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    let index = parts.firstIndex { $0.hasSuffix("reference to member ") }
    guard let index, index + 1 < parts.count, parts[index + 1].isName else { return nil }
    return String(parts[index + 1])
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

extension Substring {
  fileprivate var isName: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
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
