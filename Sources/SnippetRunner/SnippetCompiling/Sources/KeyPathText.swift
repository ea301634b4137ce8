import SwiftSyntax

/// What `#keyPath(…)` becomes: the names of the properties as a text.
struct KeyPathText {
  /// The text with its quotation marks.
  let literal: String

  /// Reads the path; the type before the properties begins with a capital letter.
  init?(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first?.expression.trimmedDescription else { return nil }
    let names = argument.split(separator: ".").drop {
      $0.first?.isUppercase == true || $0 == "self"
    }
    guard !names.isEmpty else { return nil }
    literal = "\"\(names.joined(separator: "."))\""
  }
}
