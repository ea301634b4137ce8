import SwiftSyntax

/// The string that `#keyPath(…)` evaluates to: the property names, joined by full stops.
struct KeyPathText {
  let literal: String

  /// Skips the leading type name, which begins with a capital letter.
  init?(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first?.expression.trimmedDescription else { return nil }
    let names = argument.split(separator: ".").drop {
      $0.first?.isUppercase == true || $0 == "self"
    }
    guard !names.isEmpty else { return nil }
    literal = "\"\(names.joined(separator: "."))\""
  }
}
