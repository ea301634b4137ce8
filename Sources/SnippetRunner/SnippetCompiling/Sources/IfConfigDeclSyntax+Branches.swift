package import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The branches of `#if`, each with the complete condition for its selection, such as `!(A) &&
  /// (B)`.
  package var branches: [(condition: String, elements: IfConfigClauseSyntax.Elements?)] {
    var earlier: [String] = []
    return clauses.map { clause in
      let condition = clause.condition?.trimmedDescription
      let terms = earlier.map { "!(\($0))" } + (condition.map { ["(\($0))"] } ?? [])
      if let condition { earlier.append(condition) }
      return (terms.joined(separator: " && "), clause.elements)
    }
  }
}
