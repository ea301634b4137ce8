/// An error of the compiler in a slice, at a 1-based line and column in bytes.
package struct SliceProblem: Hashable, Sendable {
  package var path: String
  package var line: Int
  package var column: Int
  package var text: String

  package init(path: String, line: Int, column: Int, text: String) {
    self.path = path
    self.line = line
    self.column = column
    self.text = text
  }

  /// The name that the compiler can't find, such as `X` of “cannot find type 'X' in scope”.
  var missingName: String? {
    for pattern in [
      #/cannot find (?:type |operator )?'([\w.]+)' in scope.*/#, #/unknown attribute '(\w+)'/#,
    ] {
      if let match = text.wholeMatch(of: pattern) { return String(match.1) }
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
